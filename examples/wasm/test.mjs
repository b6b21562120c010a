// What ./x wasm runs, by node --test.

import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";

import { bench } from "./bench.mjs";
import { Duiyi } from "./duiyi.mjs";
import { playGames } from "./games.mjs";

const here = (path) => new URL(path, import.meta.url);
const target = process.env.CARGO_TARGET_DIR ?? here("../../target").pathname;
const MODULE = `${target}/wasm32-unknown-unknown/tiny/duiyi.wasm`;
const api = JSON.parse(readFileSync(here("../../bindings/c/duiyi_api.json")));
const bytes = readFileSync(MODULE);

test("the module imports nothing and exports the functions of the header", () => {
  const module = new WebAssembly.Module(bytes);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const exported = WebAssembly.Module.exports(module).filter(({ kind }) => kind === "function");
  assert.deepEqual(
    exported.map(({ name }) => name).sort(),
    [...Object.keys(api.functions), "duiyi_alloc", "duiyi_free"].sort(),
  );
  console.log(`${statSync(MODULE).size} bytes`);
});

test("both games are those of the desktop", async () => {
  const duiyi = await Duiyi.load(bytes, api);
  const games = playGames(duiyi);
  console.log(games);
  assert.equal(games, readFileSync(`${target}/bare-metal/desktop.txt`, "utf8"));
});

test("32 bit searches as 64 bit do", async () => {
  const data = (name) => readFileSync(here(`../../tests/data/engine/${name}`), "utf8").trimEnd();
  const rows = data("bench.tsv").split("\n").filter((row) => !row.startsWith("#"));
  // Nodes, best move, score and FEN of each; then their sum.
  const promised = data("bench.snap").split("\n").slice(-rows.length - 1);
  const found = bench(await Duiyi.load(bytes, api), rows.map((row) => row.split("\t")));
  for (const [i, { nodes, best, fen }] of found.entries()) {
    const [itsNodes, itsBest, , ...itsFen] = promised[i].split(" ");
    assert.deepEqual([`${nodes}`, best, fen], [itsNodes, itsBest, itsFen.join(" ")]);
  }
  const sum = found.reduce((all, { nodes }) => all + nodes, 0n);
  assert.equal(`${sum} nodes`, promised.at(-1));
});

test("a game is saved as text and loaded again", async () => {
  const duiyi = await Duiyi.load(bytes, api);
  const [out, buffer] = [duiyi.memory(4), duiyi.memory(1024)];
  const outValue = () => duiyi.view.getUint32(out.pointer, true);
  duiyi.must(duiyi.c.duiyi_game_create(0, out.pointer, 0));
  const game = outValue();
  duiyi.must(duiyi.c.duiyi_game_save_json(game, buffer.pointer, 1024, out.pointer));
  const text = duiyi.text(buffer.pointer);
  assert.equal(text.length, outValue());
  assert.equal(JSON.parse(text).variant, "chess");
  duiyi.must(duiyi.c.duiyi_game_load_json(buffer.pointer, text.length, out.pointer, 0));
  const loaded = outValue();
  const { DUIYI_ERR_JSON } = api.constants;
  assert.equal(duiyi.c.duiyi_game_load_json(buffer.pointer, 9, out.pointer, 0), DUIYI_ERR_JSON);
  duiyi.must(duiyi.c.duiyi_game_replay_code(loaded, 0, buffer.pointer, 1024, 0));
  assert.equal(duiyi.text(buffer.pointer), "AQEAAAAAAAAAAAAAAGtbc58");
  for (const handle of [game, loaded]) {
    duiyi.c.duiyi_game_destroy(handle);
  }
  out.free();
  buffer.free();
});

test("all memory comes back", async () => {
  const duiyi = await Duiyi.load(bytes, api);
  const takeAndFree = () => {
    const out = duiyi.memory(4);
    duiyi.must(duiyi.c.duiyi_game_create(0, out.pointer, 0));
    duiyi.c.duiyi_game_destroy(duiyi.view.getUint32(out.pointer, true));
    duiyi.memory(100_000).free();
    out.free();
  };
  takeAndFree();
  const size = duiyi.c.memory.buffer.byteLength;
  for (let i = 0; i < 100; i += 1) {
    takeAndFree();
  }
  assert.equal(duiyi.c.memory.buffer.byteLength, size);
});

test("memory that cannot be had is an error", async () => {
  const duiyi = await Duiyi.load(bytes, api);
  assert.throws(() => duiyi.memory(2 ** 32 - 1), /out of memory/);
  assert.equal(duiyi.c.duiyi_free(0, 8), undefined);
});
