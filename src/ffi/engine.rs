//! Section 6 of the header: an engine's life.

use core::ffi::c_void;
use core::slice;
use core::sync::atomic::AtomicBool;

use super::boundary::{NO_ERR, Out, call, change, give, handle, look, take_back};
use super::failure::Failure;
use super::growing::{self, growing, unused};
use super::values::*;
use crate::engine::{Engine, Options, Slot};

/// One thinker, for either game and for one game after another: table, search stack and the search
/// under way. Belongs to whom duiyi_engine_create() gave it, until duiyi_engine_destroy().
pub struct duiyi_engine {
    poisoned: AtomicBool,
    /// Raised by duiyi_search_stop() while another thread works with the inside.
    pub(super) stop: AtomicBool,
    inside: Engine<'static>,
}

handle!(duiyi_engine to Engine<'static>);

/// What the table begins at a multiple of, and its smallest size: a line of a processor's cache.
const LINE: usize = 64;

/// How much memory an engine takes. All zero but struct_size: about 8.1 MiB.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_engine_options {
    /// sizeof(duiyi_engine_options).
    pub struct_size: u32,
    /// The longest line it looks at, in plies; 0: 96; kept within 8 to 240. Each takes about 800
    /// bytes.
    pub max_ply: u32,
    /// Moves before a search that it knows for repetitions; 0: 512. Of a longer past it knows the
    /// newest.
    pub history_plies: u32,
    /// How many best moves a search may rank (limits.lines); 0: 8; at most 256. Each takes about 120
    /// bytes.
    pub lines: u32,
    /// Bytes of the transposition table; 0: 8 MiB. The smallest is 64.
    pub table_bytes: usize,
    /// NULL: the library allocates the table. Else table_bytes of yours, aligned to 64, at least
    /// 64, that nobody else uses until the engine is destroyed.
    pub table_memory: *mut c_void,
    /// Zero.
    pub reserved: [u64; 4],
}

growing!(duiyi_engine_options up to reserved);

impl duiyi_engine_options {
    /// # Safety
    /// `table_memory` is what its documentation says.
    pub(super) unsafe fn engine(&self) -> Result<Engine<'static>, Failure> {
        unused(&self.reserved)?;
        let options = Options {
            table_bytes: self.table_bytes,
            max_ply: self.max_ply as usize,
            history_plies: self.history_plies as usize,
            lines: self.lines as usize,
        };
        if self.table_memory.is_null() {
            return Ok(Engine::new(&options)?);
        }
        // SAFETY: so promises the caller of this function.
        let table = unsafe { lent_table(self.table_memory, self.table_bytes) }?;
        Ok(Engine::with_table(&options, table)?)
    }
}

/// # Safety
/// `memory` has `bytes` bytes that nobody else uses as long as the engine lives.
unsafe fn lent_table(memory: *mut c_void, bytes: usize) -> Result<&'static mut [Slot], Failure> {
    if bytes < LINE || isize::try_from(bytes).is_err() || memory.addr() % LINE != 0 {
        return Err(Failure::Value("table_memory must be aligned to 64, table_bytes at least 64"));
    }
    let slots = bytes / LINE * (LINE / size_of::<Slot>());
    // SAFETY: so promises the caller of this function; any bytes are a slot.
    Ok(unsafe { slice::from_raw_parts_mut(memory.cast(), slots) })
}

/// Makes an engine with all its memory. `options` may be NULL. The engine is yours: give it to
/// duiyi_engine_destroy().
///
/// Errors: DUIYI_ERR_MEMORY, DUIYI_ERR_VALUE for a table_memory that cannot be used,
/// DUIYI_ERR_UNSUPPORTED; *out is not touched then.
///
/// Example: `status = duiyi_engine_create(NULL, &engine, NULL);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_engine_create(
    options: *const duiyi_engine_options,
    out: *mut *mut duiyi_engine,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4, 5 and 7; table_memory is what its documentation says.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            let inside = growing::read(options)?.engine()?;
            let (poisoned, stop) = (AtomicBool::new(false), AtomicBool::new(false));
            out.put(give(duiyi_engine { poisoned, stop, inside })?);
            Ok(())
        })
    }
}

/// Ends an engine's life, and with it a search under way; NULL is allowed.
///
/// Example: `duiyi_engine_destroy(engine); engine = NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_engine_destroy(engine: *mut duiyi_engine) {
    // SAFETY: contract 2.
    unsafe { take_back(engine) }
}

/// All memory the engine holds, in bytes; table_memory of yours does not count. 0 for NULL.
///
/// Example: `printf("%zu bytes", duiyi_engine_bytes(engine));`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_engine_bytes(engine: *const duiyi_engine) -> usize {
    let mut bytes = 0;
    // SAFETY: contracts 2 and 3.
    unsafe {
        look(engine, NO_ERR, |inside| {
            bytes = inside.bytes();
            Ok(())
        });
    }
    bytes
}

/// Forgets what earlier searches left, as for a new game; a search under way is stopped.
///
/// Example: `duiyi_engine_clear(engine);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_engine_clear(engine: *mut duiyi_engine) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        change(engine, NO_ERR, |inside| {
            inside.clear();
            Ok(())
        })
    }
}
