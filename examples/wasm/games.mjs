// The two games of examples/bare-metal/main.c once more, with the same limits: so they are the same.

const MOST_PLIES = 160;
const TABLE_BYTES = 4096;
const LONGEST_LINE = 16;
const SEED = 1n;

/** Plays both games and gives the text of them. */
export function playGames(duiyi) {
  const { c, api } = duiyi;
  const options = duiyi.struct("duiyi_engine_options");
  options.set("table_bytes", TABLE_BYTES);
  options.set("max_ply", LONGEST_LINE);
  options.set("history_plies", MOST_PLIES);
  const engine = create(duiyi, (out) => c.duiyi_engine_create(options.pointer, out, 0));
  options.free();
  const text =
    `xiangqi\n${playGame(duiyi, engine, api.constants.DUIYI_VARIANT_XIANGQI)}` +
    `chess\n${playGame(duiyi, engine, api.constants.DUIYI_VARIANT_CHESS)}`;
  c.duiyi_engine_destroy(engine);
  return text;
}

function playGame(duiyi, engine, variant) {
  const { c, api } = duiyi;
  const options = duiyi.struct("duiyi_game_options");
  options.set("variant", variant);
  options.set("reserve_plies", MOST_PLIES);
  const game = create(duiyi, (out) => c.duiyi_game_create(options.pointer, out, 0));
  options.free();

  const state = duiyi.struct("duiyi_state");
  const buffer = duiyi.memory(api.constants.DUIYI_FEN_MAX);
  let text = "";
  for (;;) {
    duiyi.must(c.duiyi_game_state(game, state.pointer));
    const ply = state.get("ply");
    if (state.get("outcome") !== api.constants.DUIYI_OUTCOME_ONGOING || ply === MOST_PLIES) {
      break;
    }
    const move = think(duiyi, engine, game, state.get("side_to_move"));
    const { DUIYI_NOTATION_UCI: uci, DUIYI_MOVE_TEXT_MAX: size } = api.constants;
    duiyi.must(c.duiyi_game_format_move(game, move, uci, buffer.pointer, size, 0));
    duiyi.must(c.duiyi_game_play(game, move, 0, 0));
    text += duiyi.text(buffer.pointer) + (ply % 12 === 11 ? "\n" : " ");
  }
  duiyi.must(c.duiyi_game_fen(game, buffer.pointer, api.constants.DUIYI_FEN_MAX, 0));
  const [ply, outcome, termination] = ["ply", "outcome", "termination"].map(state.get);
  text += `\nplies ${ply}, outcome ${outcome}, termination ${termination}\n`;
  text += `${duiyi.text(buffer.pointer)}\n`;
  state.free();
  buffer.free();
  c.duiyi_game_destroy(game);
  return text;
}

/** The move of the opponent: the first player is the better one. */
function think(duiyi, engine, game, side) {
  const { DUIYI_SIDE_WHITE, DUIYI_LEVEL_NORMAL, DUIYI_LEVEL_EASY } = duiyi.api.constants;
  const level = side === DUIYI_SIDE_WHITE ? DUIYI_LEVEL_NORMAL : DUIYI_LEVEL_EASY;
  const out = duiyi.memory(4);
  duiyi.must(duiyi.c.duiyi_engine_move(engine, game, level, SEED, out.pointer, 0));
  const move = duiyi.view.getUint32(out.pointer, true);
  out.free();
  return move;
}

/** The handle that a create function writes. */
function create(duiyi, call) {
  const out = duiyi.memory(4);
  duiyi.must(call(out.pointer));
  const handle = duiyi.view.getUint32(out.pointer, true);
  out.free();
  return handle;
}
