// Owners of the library's handles. A SafeHandle closes when it is disposed of or when nobody holds it
// any more, and never amid a call: P/Invoke holds it meanwhile. That is why a game or an engine may be
// disposed of while another thread is inside.

using System;
using System.Runtime.InteropServices;

namespace Duiyi
{
    internal sealed class GameHandle : SafeHandle
    {
        public GameHandle()
            : base(IntPtr.Zero, true)
        {
        }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Native.duiyi_game_destroy(handle);
            return true;
        }
    }

    internal sealed class EditorHandle : SafeHandle
    {
        public EditorHandle()
            : base(IntPtr.Zero, true)
        {
        }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Native.duiyi_editor_destroy(handle);
            return true;
        }
    }

    internal sealed class ReaderHandle : SafeHandle
    {
        public ReaderHandle()
            : base(IntPtr.Zero, true)
        {
        }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Native.duiyi_reader_destroy(handle);
            return true;
        }
    }

    internal sealed class EngineHandle : SafeHandle
    {
        public EngineHandle()
            : base(IntPtr.Zero, true)
        {
        }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Native.duiyi_engine_destroy(handle);
            return true;
        }
    }
}
