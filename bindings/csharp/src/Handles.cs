// Owners of the library's handles. A SafeHandle closes when it is disposed of or when nobody holds it
// any more, and never amid a call: P/Invoke holds it meanwhile. That is why a game or an engine may be
// disposed of while another thread is inside.

using System;
using System.Runtime.InteropServices;

namespace Duiyi
{
    /// <summary>A pointer that the library gave and takes back; what it is, the others say.</summary>
    internal abstract class LibraryHandle : SafeHandle
    {
        protected LibraryHandle()
            : base(IntPtr.Zero, true)
        {
        }

        public override bool IsInvalid => handle == IntPtr.Zero;
    }

    internal sealed class GameHandle : LibraryHandle
    {
        // The table that lends its game; null: the game is its own.
        private readonly TableHandle owner;

        public GameHandle()
        {
        }

        /// <summary>The game of a table, which lives as long as this is held.</summary>
        public GameHandle(TableHandle owner)
        {
            var held = false;
            owner.DangerousAddRef(ref held);
            this.owner = owner;
            SetHandle(Native.duiyi_table_game(owner));
        }

        protected override bool ReleaseHandle()
        {
            if (owner == null)
            {
                Native.duiyi_game_destroy(handle);
            }
            else
            {
                owner.DangerousRelease();
            }
            return true;
        }
    }

    internal sealed class TableHandle : LibraryHandle
    {
        protected override bool ReleaseHandle()
        {
            Native.duiyi_table_destroy(handle);
            return true;
        }
    }

    internal sealed class EditorHandle : LibraryHandle
    {
        protected override bool ReleaseHandle()
        {
            Native.duiyi_editor_destroy(handle);
            return true;
        }
    }

    internal sealed class ReaderHandle : LibraryHandle
    {
        protected override bool ReleaseHandle()
        {
            Native.duiyi_reader_destroy(handle);
            return true;
        }
    }

    internal sealed class TreeHandle : LibraryHandle
    {
        protected override bool ReleaseHandle()
        {
            Native.duiyi_tree_destroy(handle);
            return true;
        }
    }

    internal sealed class EngineHandle : LibraryHandle
    {
        protected override bool ReleaseHandle()
        {
            Native.duiyi_engine_destroy(handle);
            return true;
        }
    }

    internal sealed class ReviewHandle : LibraryHandle
    {
        protected override bool ReleaseHandle()
        {
            Native.duiyi_review_destroy(handle);
            return true;
        }
    }

    internal sealed class PuzzleHandle : LibraryHandle
    {
        protected override bool ReleaseHandle()
        {
            Native.duiyi_puzzle_destroy(handle);
            return true;
        }
    }
}
