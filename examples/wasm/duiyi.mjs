// duiyi.wasm for JavaScript: what it takes to call the functions of duiyi.h, which are all in `c`.
// Structs lie in the module's memory; where their fields are is worked out from duiyi_api.json, the
// header as data.

/** How a DataView reads and writes each type: its method, and its size on wasm32. */
const NUMBERS = {
  uint8_t: ["Uint8", 1],
  char: ["Uint8", 1],
  uint16_t: ["Uint16", 2],
  int32_t: ["Int32", 4],
  uint32_t: ["Uint32", 4],
  size_t: ["Uint32", 4],
  uint64_t: ["BigUint64", 8],
};

export class Duiyi {
  /** From the bytes of duiyi.wasm and what duiyi_api.json says. */
  static async load(bytes, api) {
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Duiyi(instance.exports, api);
  }

  constructor(c, api) {
    this.c = c;
    this.api = api;
  }

  /** The module's memory. Ask anew after every call: it may have grown. */
  get view() {
    return new DataView(this.c.memory.buffer);
  }

  /** Throws unless a call has answered DUIYI_OK. */
  must(status) {
    if (status !== 0) {
      throw new Error(this.text(this.c.duiyi_status_name(status)));
    }
  }

  /** The C string at a pointer. */
  text(pointer) {
    const bytes = new Uint8Array(this.c.memory.buffer, pointer);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  /** Memory of the module, all 0: give it back by free(). */
  memory(size) {
    const pointer = this.c.duiyi_alloc(size);
    if (pointer === 0) {
      throw new Error("out of memory");
    }
    new Uint8Array(this.c.memory.buffer, pointer, size).fill(0);
    return { pointer, free: () => this.c.duiyi_free(pointer, size) };
  }

  /** A growing struct with its defaults, as DUIYI_INIT makes it. */
  struct(name) {
    const { size, fields } = this.layout(name);
    const { pointer, free } = this.memory(size);
    const at = (field) => {
      const { method, offset } = fields[field];
      return [method, pointer + offset];
    };
    const get = (field) => {
      const [method, place] = at(field);
      return this.view[`get${method}`](place, true);
    };
    const set = (field, value) => {
      const [method, place] = at(field);
      this.view[`set${method}`](place, value, true);
    };
    set("struct_size", size);
    return { pointer, get, set, free };
  }

  /** Where the fields of a struct are: each behind the one before it, at a multiple of its alignment. */
  layout(name) {
    const fields = {};
    let end = 0;
    let align = 1;
    for (const { name: field, type, lengths = [] } of this.api.structs[name]) {
      const one = this.layoutOf(type);
      const offset = roundUp(end, one.align);
      fields[field] = { ...one, offset };
      end = offset + lengths.reduce((size, length) => size * length, one.size);
      align = Math.max(align, one.align);
    }
    return { size: roundUp(end, align), align, fields };
  }

  layoutOf(type) {
    if (type in this.api.structs) {
      return this.layout(type);
    }
    const plain = type.endsWith("*") ? "size_t" : (this.api.numbers[type] ?? type);
    const [method, size] = NUMBERS[plain];
    return { method, size, align: size };
  }
}

function roundUp(number, multiple) {
  return Math.ceil(number / multiple) * multiple;
}
