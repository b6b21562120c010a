// Texts on their way in and out: UTF-16 here, UTF-8 there.

using System;
using System.Text;

namespace Duiyi
{
    internal static unsafe class Text
    {
        /// <summary>UTF-8 with a NUL behind it, so that even the empty text has an
        /// address.</summary>
        public static byte[] Utf8(string text, string name)
        {
            if (text == null)
            {
                throw new ArgumentNullException(name);
            }
            return Encoding.UTF8.GetBytes(text + "\0");
        }

        /// <summary>The length of what Utf8() made, without its NUL.</summary>
        public static UIntPtr Length(byte[] utf8)
        {
            return (UIntPtr)(utf8.Length - 1);
        }

        /// <summary>A text of the library that ends with a NUL.</summary>
        public static string Read(byte* text)
        {
            var length = 0;
            while (text[length] != 0)
            {
                length++;
            }
            return Encoding.UTF8.GetString(text, length);
        }
    }
}
