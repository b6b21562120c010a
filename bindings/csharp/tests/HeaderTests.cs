// The raw layer says what the header says: no less, no more, nothing else.

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;

namespace Duiyi.Tests
{
    internal static class HeaderTests
    {
        private const BindingFlags Static =
            BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly;

        private const BindingFlags Fields =
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

        /// <summary>Told by bindings/csharp/check.</summary>
        private static readonly string Repository =
            Environment.GetEnvironmentVariable("DUIYI_REPOSITORY");

        /// <summary>bindings/c/duiyi_api.json: what include/duiyi.h declares.</summary>
        private static readonly Dictionary<string, object> Api =
            Json.Read(File.ReadAllText(Path.Combine(Repository, "bindings/c/duiyi_api.json")));

        private static readonly Assembly Duiyi = typeof(Game).Assembly;
        private static readonly Type Native = Duiyi.GetType("Duiyi.Native", true);

        /// <summary>The enum that holds the constants whose names begin like this.</summary>
        private static readonly Dictionary<string, Type> Families = new Dictionary<string, Type>
        {
            ["VARIANT"] = typeof(Variant),
            ["RULES"] = typeof(Rules),
            ["SIDE"] = typeof(Side),
            ["KIND"] = typeof(Kind),
            ["NOTATION"] = typeof(Notation),
            ["OUTCOME"] = typeof(Outcome),
            ["TERMINATION"] = typeof(Termination),
            ["OFFENCE"] = typeof(Offence),
            ["ARTICLE"] = typeof(Article),
            ["CLAIM"] = typeof(Claim),
            ["ACTION"] = typeof(Actions),
            ["EVENT"] = typeof(EventKind),
            ["FEN_CAUSE"] = typeof(FenCause),
            ["FEN_FIELD"] = typeof(FenField),
            ["REASON"] = typeof(Reason),
            ["SEAT"] = typeof(SeatKind),
            ["PACE"] = typeof(Pace),
            ["ANSWER"] = typeof(AnswerKind),
            ["MAY"] = typeof(May),
            ["STATE"] = typeof(StateFlags),
            ["MOVE"] = typeof(MoveFlags),
            ["LEVEL"] = typeof(Level),
            ["SCORE"] = typeof(ScoreKind),
            ["SEARCH"] = typeof(SearchState),
            ["MERIT"] = typeof(MeritKind),
            ["GRADE"] = typeof(Grade),
            ["PUZZLE"] = typeof(PuzzleState),
            ["CONDUCT"] = typeof(Conduct),
            ["LANGUAGE"] = typeof(Language),
            ["TEXT"] = typeof(TextFamily),
            ["FORMAT"] = typeof(Format),
            ["ENCODING"] = typeof(TextEncoding),
            ["NOTE"] = typeof(NoteKind),
            ["ERR"] = typeof(Status),
        };

        [Test]
        private static void Functions_take_and_give_what_the_header_says()
        {
            var inC =
                from function in Table(Api["functions"])
                let signature = Table(function.Value)
                let arguments = List(signature["arguments"])
                    .Select(argument => (string)argument["type"])
                let destroys = function.Key.EndsWith("_destroy")
                // A game that is only lent must not become a handle that owns it.
                let result = InCSharp((string)signature["result"]).Replace("GameHandle", "IntPtr")
                select $"{result} {function.Key}(" +
                    string.Join(", ", arguments.Select(type => destroys ? "IntPtr" : InCSharp(type)))
                    + ")";
            var inCSharp =
                from method in Native.GetMethods(Static)
                select $"{NameOf(method.ReturnType)} {method.Name}(" +
                    string.Join(", ", method.GetParameters().Select(p => NameOf(p.ParameterType)))
                    + ")";
            Check.SameLines(inC.ToList(), inCSharp.ToList());
        }

        [Test]
        private static void Functions_are_called_as_C_calls_them()
        {
            foreach (var method in Native.GetMethods(Static))
            {
                var import = method.GetCustomAttribute<DllImportAttribute>();
                Check.Equal("duiyi", import.Value, method.Name);
                Check.Equal(method.Name, import.EntryPoint);
                Check.Equal(CallingConvention.Cdecl, import.CallingConvention, method.Name);
            }
        }

        [Test]
        private static void Structs_have_the_fields_of_the_header()
        {
            var inC =
                from entry in Table(Api["structs"])
                from field in List(entry.Value)
                let lengths = field.ContainsKey("lengths")
                    ? ((List<object>)field["lengths"]).Cast<int>().ToList()
                    : new List<int>()
                let type = (string)field["type"]
                let count = lengths.Aggregate(1, (one, other) => one * other)
                // A fixed buffer is made of plain numbers, also where C has structs.
                let words = Table(Api["structs"]).ContainsKey(type)
                    ? Marshal.SizeOf(Duiyi.GetType("Duiyi." + type, true)) / sizeof(uint)
                    : 0
                select lengths.Count == 0
                    ? $"{entry.Key}.{field["name"]}: {InCSharp(type)}"
                    : words > 0
                    ? $"{entry.Key}.{field["name"]}: uint x {words * count}"
                    : $"{entry.Key}.{field["name"]}: {InCSharp(Plain(type))} x {count}";
            var inCSharp =
                from type in RawStructs()
                from field in type.GetFields(Fields)
                let buffer = field.GetCustomAttribute<FixedBufferAttribute>()
                select buffer == null
                    ? $"{type.Name}.{field.Name}: {NameOf(field.FieldType)}"
                    : $"{type.Name}.{field.Name}: {NameOf(buffer.ElementType)} x {buffer.Length}";
            Check.SameLines(inC.ToList(), inCSharp.ToList());
        }

        [Test]
        private static void Sizes_and_offsets_are_those_of_C()
        {
            var lines = new List<string>();
            foreach (var entry in Table(Api["structs"]))
            {
                var type = Duiyi.GetType("Duiyi." + entry.Key, true);
                lines.Add($"{entry.Key} {Marshal.SizeOf(type)}");
                foreach (var field in List(entry.Value))
                {
                    var name = (string)field["name"];
                    lines.Add($"{entry.Key}.{name} {Marshal.OffsetOf(type, name)}");
                }
            }
            Check.SameLines(SizesAndOffsetsInC(), lines);
        }

        [Test]
        private static void Every_constant_is_there_once_and_no_other()
        {
            var inCSharp =
                from field in Native.GetFields(Static)
                select $"{field.Name} {field.GetRawConstantValue()}";
            var inEnums =
                from family in Families
                from field in family.Value.GetFields(Static)
                // The empty set of flags has no name in C.
                where !(family.Value.IsDefined(typeof(FlagsAttribute)) && field.Name == "None")
                let value = Convert.ToInt64(field.GetRawConstantValue())
                select $"{field.Name} of {family.Key} {value}";
            var inC =
                from constant in Table(Api["constants"])
                // Side.White: two names for one number would print as either.
                where constant.Key != "DUIYI_SIDE_RED"
                select InEnum(constant.Key) == null
                    ? $"{constant.Key} {constant.Value}"
                    : $"{InEnum(constant.Key)} {constant.Value}";
            Check.SameLines(inC.ToList(), inCSharp.Concat(inEnums).ToList());
        }

        [Test]
        private static void Enums_have_the_width_of_the_header()
        {
            foreach (var number in Table(Api["numbers"]))
            {
                var type = InCSharp(number.Key);
                var named = Duiyi.GetType("Duiyi." + type);
                var width = named == null ? type : NameOf(Enum.GetUnderlyingType(named));
                Check.Equal(InCSharp((string)number.Value), width, number.Key);
            }
            Check.SameLines(
                Families.Values.Select(family => family.Name),
                Duiyi.GetTypes().Where(type => type.IsEnum).Select(type => type.Name));
        }

        [Test]
        private static void The_pleasant_layer_reaches_every_function()
        {
            var sources = Directory
                .GetFiles(Path.Combine(Repository, "bindings/csharp/src"), "*.cs")
                .Select(File.ReadAllText);
            var used = new HashSet<string>(
                from source in sources
                from Match match in Regex.Matches(source, @"Native\.(duiyi_\w+)\(")
                select match.Groups[1].Value);
            // Library.Version says the same as duiyi_version(). The two searches in one call are
            // loops over duiyi_search_step(), so that Report keeps up; SearchTests compare what
            // they answer.
            var elsewhere = new[] { "duiyi_version", "duiyi_search_run", "duiyi_engine_move" };
            Check.SameLines(Table(Api["functions"]).Keys.ToList(), used.Concat(elsewhere).ToList());
        }

        [Test]
        private static void The_project_has_the_version_of_the_header()
        {
            var project = File.ReadAllText(Path.Combine(Repository, "bindings/csharp/duiyi.csproj"));
            var version = Regex.Match(project, "<Version>(.*)</Version>").Groups[1].Value;
            Check.Equal((string)Api["version"], version);
            Check.Equal(version, Library.Version);
        }

        private static Dictionary<string, object> Table(object entry)
        {
            return (Dictionary<string, object>)entry;
        }

        private static IEnumerable<Dictionary<string, object>> List(object entry)
        {
            return ((List<object>)entry).Select(Table);
        }

        private static IEnumerable<Type> RawStructs()
        {
            return Duiyi.GetTypes().Where(t => t.IsValueType && t.Name.StartsWith("duiyi_"));
        }

        /// <summary>What a type of C is called in the raw layer.</summary>
        private static string InCSharp(string type)
        {
            var name = type.Replace("const ", "").Replace("*", "").Trim();
            var stars = new string('*', type.Count(sign => sign == '*'));
            switch (name)
            {
                case "duiyi_game": return stars == "*" ? "GameHandle" : "GameHandle&";
                case "duiyi_editor": return stars == "*" ? "EditorHandle" : "EditorHandle&";
                case "duiyi_reader": return stars == "*" ? "ReaderHandle" : "ReaderHandle&";
                case "duiyi_tree": return stars == "*" ? "TreeHandle" : "TreeHandle&";
                case "duiyi_table": return stars == "*" ? "TableHandle" : "TableHandle&";
                case "duiyi_engine": return stars == "*" ? "EngineHandle" : "EngineHandle&";
                case "duiyi_review": return stars == "*" ? "ReviewHandle" : "ReviewHandle&";
                case "duiyi_puzzle": return stars == "*" ? "PuzzleHandle" : "PuzzleHandle&";
                // Never given: nothing calls back.
                case "duiyi_progress_fn": return "IntPtr";
                // Note is what has a kind and a text; Encoding is a word of System.Text's.
                case "duiyi_note": return "NoteKind" + stars;
                case "duiyi_encoding": return "TextEncoding" + stars;
                // Action is a word of System's.
                case "duiyi_action": return "Actions" + stars;
                case "duiyi_square": return "byte" + stars;
                case "duiyi_piece": return "byte" + stars;
                case "duiyi_move": return "uint" + stars;
                case "duiyi_manners": return "uint" + stars;
                case "uint8_t": return "byte" + stars;
                case "char": return "byte" + stars;
                case "int32_t": return "int" + stars;
                case "uint16_t": return "ushort" + stars;
                case "uint32_t": return "uint" + stars;
                case "uint64_t": return "ulong" + stars;
                case "size_t": return "UIntPtr" + stars;
            }
            return (Table(Api["numbers"]).ContainsKey(name) ? Pascal(name.Substring(6)) : name) + stars;
        }

        private static string Plain(string type)
        {
            return Table(Api["numbers"]).TryGetValue(type, out var plain) ? (string)plain : type;
        }

        private static string NameOf(Type type)
        {
            return Regex.Replace(type.Name, @"^\w+", match =>
            {
                switch (match.Value)
                {
                    case "Byte": return "byte";
                    case "Int32": return "int";
                    case "UInt16": return "ushort";
                    case "UInt32": return "uint";
                    case "UInt64": return "ulong";
                    case "Void": return "void";
                    default: return match.Value;
                }
            });
        }

        /// <summary>DUIYI_REASON_HORSE_LEG: "HorseLeg of REASON"; null for one that is in no
        /// enum.</summary>
        private static string InEnum(string constant)
        {
            if (constant == "DUIYI_OK")
            {
                return "Ok of ERR";
            }
            // The words of a family may be two: DUIYI_FEN_CAUSE_NO_KING.
            var family = Families.Keys.FirstOrDefault(key => constant.StartsWith($"DUIYI_{key}_"));
            var isCode = family != null;
            // A bound, the empty move and no side (null here) are no codes.
            var others = new[] { "DUIYI_MOVE_NONE", "DUIYI_MOVE_TEXT_MAX", "DUIYI_SIDE_NONE" };
            return isCode && !others.Contains(constant)
                ? $"{Pascal(constant.Substring($"DUIYI_{family}_".Length))} of {family}"
                : null;
        }

        private static string Pascal(string name)
        {
            return string.Concat(name.Split('_')
                .Select(word => word.Substring(0, 1).ToUpperInvariant() +
                    word.Substring(1).ToLowerInvariant()));
        }

        private static List<string> SizesAndOffsetsInC()
        {
            var source = "#include <duiyi.h>\n#include <stdio.h>\nint main(void) {\n";
            foreach (var entry in Table(Api["structs"]))
            {
                source += $"printf(\"{entry.Key} %zu\\n\", sizeof({entry.Key}));\n";
                foreach (var field in List(entry.Value))
                {
                    var place = $"{entry.Key}, {field["name"]}";
                    source += $"printf(\"{entry.Key}.{field["name"]} %zu\\n\", offsetof({place}));\n";
                }
            }
            using (var folder = new Scratch())
            {
                File.WriteAllText(folder.At("layout.c"), source + "return 0;\n}\n");
                folder.Compile("layout", $"layout.c -I\"{Repository}/include\"");
                return folder.Run(folder.At("layout"), "");
            }
        }
    }
}
