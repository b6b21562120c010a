// The bench of tests/engine/bench.rs, by the functions of duiyi.h: nodes, best move and position, a row
// each, and the sum of the nodes.

const DEPTH = 9;
const TABLE_BYTES = 1 << 20;

/** `rows` are those of tests/data/engine/bench.tsv. */
export function bench(duiyi, rows) {
  const { c } = duiyi;
  const { DUIYI_VARIANT_CHESS, DUIYI_VARIANT_XIANGQI, DUIYI_SEARCH_DONE, DUIYI_NOTATION_UCI } =
    duiyi.api.constants;
  const options = duiyi.struct("duiyi_engine_options");
  options.set("table_bytes", TABLE_BYTES);
  const out = duiyi.memory(4);
  const made = () => duiyi.view.getUint32(out.pointer, true);
  duiyi.must(c.duiyi_engine_create(options.pointer, out.pointer, 0));
  const engine = made();
  const limits = duiyi.struct("duiyi_search_limits");
  limits.set("max_depth", DEPTH);
  const report = duiyi.struct("duiyi_search_report");
  const text = duiyi.memory(32);

  const search = ([name, fen]) => {
    const start = duiyi.memory(fen.length + 1);
    new Uint8Array(c.memory.buffer, start.pointer).set(new TextEncoder().encode(fen));
    const game = duiyi.struct("duiyi_game_options");
    game.set("variant", name === "chess" ? DUIYI_VARIANT_CHESS : DUIYI_VARIANT_XIANGQI);
    game.set("start_fen", start.pointer);
    duiyi.must(c.duiyi_game_create(game.pointer, out.pointer, 0));
    const handle = made();
    duiyi.must(c.duiyi_engine_clear(engine));
    duiyi.must(c.duiyi_search_begin(engine, handle, limits.pointer, 0));
    duiyi.must(c.duiyi_search_run(engine, 0, 0, report.pointer));
    if (report.get("state") !== DUIYI_SEARCH_DONE) {
      throw new Error(`not done: ${fen}`);
    }
    const best = report.get("best");
    const wanted = [best, DUIYI_NOTATION_UCI, text.pointer, 32, out.pointer];
    duiyi.must(c.duiyi_game_format_move(handle, ...wanted));
    c.duiyi_game_destroy(handle);
    [start, game].forEach((memory) => memory.free());
    return { nodes: report.get("nodes"), best: duiyi.text(text.pointer), fen };
  };

  const found = rows.map(search);
  c.duiyi_engine_destroy(engine);
  [options, out, limits, report, text].forEach((memory) => memory.free());
  return found;
}
