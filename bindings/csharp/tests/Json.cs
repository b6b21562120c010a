// Reads JSON into dictionaries, lists, strings and numbers: enough for duiyi_api.json.

using System.Collections.Generic;
using System.Globalization;
using System.Text.RegularExpressions;

namespace Duiyi.Tests
{
    internal sealed class Json
    {
        private readonly MatchCollection tokens;
        private int next;

        private Json(string text)
        {
            tokens = Regex.Matches(text, @"[\[\]{}:,]|""[^""\\]*""|-?\d+");
        }

        public static Dictionary<string, object> Read(string text)
        {
            return (Dictionary<string, object>)new Json(text).Value();
        }

        private string Token() => tokens[next++].Value;

        private object Value()
        {
            var token = Token();
            switch (token[0])
            {
                case '{': return Table();
                case '[': return List();
                case '"': return token.Substring(1, token.Length - 2);
                default: return int.Parse(token, CultureInfo.InvariantCulture);
            }
        }

        private Dictionary<string, object> Table()
        {
            var table = new Dictionary<string, object>();
            while (tokens[next].Value != "}")
            {
                var name = (string)Value();
                Token(); // the colon
                table[name] = Value();
                SkipComma();
            }
            Token();
            return table;
        }

        private List<object> List()
        {
            var list = new List<object>();
            while (tokens[next].Value != "]")
            {
                list.Add(Value());
                SkipComma();
            }
            Token();
            return list;
        }

        private void SkipComma()
        {
            if (tokens[next].Value == ",")
            {
                next++;
            }
        }
    }
}
