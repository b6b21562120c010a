// Texts on their way in and out: UTF-16 here, UTF-8 there.

using System;
using System.Text;

namespace Duiyi
{
    internal static unsafe class Text
    {
        /// <summary>A call that writes a text into a buffer.</summary>
        public delegate Status Write(byte* buf, UIntPtr cap, UIntPtr* length);

        /// <summary>A text of any length: a buffer that is too small says what is needed. What else
        /// fails, the call itself throws.</summary>
        public static string Long(Write write)
        {
            var room = new byte[1024];
            while (true)
            {
                UIntPtr length;
                Status status;
                fixed (byte* buf = room)
                {
                    status = write(buf, (UIntPtr)room.Length, &length);
                }
                if (status == Status.Ok)
                {
                    return Encoding.UTF8.GetString(room, 0, (int)length);
                }
                room = new byte[(int)length + 1];
            }
        }

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
