// @ts-check
/**
 * What a page does with what its user does: `step` takes a state and an input, and gives the next state with effects.
 * It touches no page, no clock and no network, so tests drive it as browsers do.
 *
 * A piece lies where the server says. Between a choice and the server's answer the state only remembers what was chosen.
 *
 * @typedef {import('./frame.js').Move} Move
 * @typedef {{version: number, now: number, ply: number, last: number, moves: Move[], cells: import('./frame.js').Cells}} Frame
 * @typedef {{text: any[], plain: string, cells: any, labels: any, alt: string|null, eyes: number|null, status: string|null, controls: any[]}} Reply
 * @typedef {{
 *   frame: Frame, halves: Frame[], turn: string[], from: string|null, between: Move[], look: Reply|null,
 *   sending: boolean, unsure: boolean, review: Frame|null, link: 'live'|'catching'|'lost'|'old', note: string|null
 * }} State
 * @typedef {{kind: string, [more: string]: any}} Input
 * @typedef {{kind: string, [more: string]: any}} Effect
 */

/** @param {Frame} frame @returns {State} */
export function begin(frame) {
  return {
    frame, halves: [], turn: [], from: null, between: [], look: null,
    sending: false, unsure: false, review: null, link: 'live', note: null,
  };
}

/** The frame whose moves may be made now. @param {State} state @returns {Frame} */
export function current(state) {
  return state.halves[state.halves.length - 1] ?? state.frame;
}

/** Whether something was chosen that is not sent. @param {State} state */
export function isOpen(state) {
  return state.turn.length > 0 || state.from !== null || state.between.length > 0 || state.look !== null;
}

/** The moves of the piece on a cell. @param {State} state @param {string} cell */
export function movesFrom(state, cell) {
  return current(state).moves.filter((move) => move[1] === cell);
}

/** Whether moves can be made at all. @param {State} state */
export function mayMove(state) {
  return state.link === 'live' && !state.sending && state.review === null;
}

/** @param {State} state */
function dropped(state) {
  return { ...state, halves: [], turn: [], from: null, between: [], look: null, sending: false, note: null };
}

/**
 * @param {State} state @param {Input} input @returns {[State, Effect[]]}
 */
export function step(state, input) {
  // A page that is older than the program only waits to be loaded anew.
  if (state.link === 'old') return [state, []];
  switch (input.kind) {
    case 'pick': return pick(state, input.cell);
    case 'drop': return drop(state, input.from, input.to);
    case 'choose': return play(state, state.between[input.nth]);
    case 'word': return play(state, current(state).moves.find((move) => move[1] === null));
    case 'confirm': return confirm(state);
    case 'back': return back(state);
    case 'letgo': return [{ ...state, from: null, between: [] }, []];
    case 'answer': return answer(state, input);
    case 'failed': return failed(state, input);
    case 'frame': return taken(state, input.frame);
    case 'link': return [{ ...state, link: input.link }, []];
    case 'old': return old(state, input);
    case 'review': return [{ ...dropped(state), review: input.frame }, []];
    default: return [state, []];
  }
}

/** @param {State} state @param {string} cell @returns {[State, Effect[]]} */
function pick(state, cell) {
  if (!mayMove(state)) {
    const word = ['lost', 'catching'].includes(state.link) ? 'not-sent' : state.review ? 'reviewing' : null;
    return [state, word ? [{ kind: 'say', word }] : []];
  }
  if (state.look !== null) {
    // The same cell again is a yes, as the first press showed the move.
    const last = state.turn[state.turn.length - 1];
    const shown = current(state).moves.find((move) => move[0] === last);
    return shown && shown[2] === cell ? confirm(state) : back(state);
  }
  if (state.from === null) {
    if (movesFrom(state, cell).length > 0) return hold(state, cell);
    const stands = current(state).cells[cell]?.[0] && current(state).moves.length > 0;
    return [state, stands ? [{ kind: 'piece', cell }] : []];
  }
  const from = state.from;
  const targets = movesFrom(state, from).filter((move) => move[2] === cell);
  if (cell !== from && targets.length === 1) return play(state, targets[0]);
  if (cell !== from && targets.length > 1) return [{ ...state, between: targets }, []];
  if (cell === from) return [{ ...state, from: null, between: [] }, []];
  if (movesFrom(state, cell).length > 0) return hold(state, cell);
  return [{ ...state, between: [] }, [{ kind: 'why', from, to: cell }]];
}

/** @param {State} state @param {string} cell @returns {[State, Effect[]]} */
function hold(state, cell) {
  // A move of a piece that stays where it stands (an exchange, a king handed over) is a button.
  const here = movesFrom(state, cell).filter((move) => move[2] === cell);
  return [{ ...state, from: cell, between: here, note: null }, []];
}

/** @param {State} state @param {string} from @param {string} to @returns {[State, Effect[]]} */
function drop(state, from, to) {
  if (!mayMove(state) || state.look !== null) return [state, []];
  const held = { ...state, from, between: [] };
  return from === to ? [state, []] : pick(held, to);
}

/** @param {State} state @param {Move|undefined} move @returns {[State, Effect[]]} */
function play(state, move) {
  if (!move || !mayMove(state)) return [state, []];
  const turn = [...state.turn, move[0]];
  const next = { ...state, turn, from: null, between: [], sending: true, note: null };
  return [next, [{ kind: 'send', turn, sure: false }]];
}

/** @param {State} state @returns {[State, Effect[]]} */
function confirm(state) {
  if (state.look === null || !mayMove(state)) return [state, []];
  return [{ ...state, sending: true }, [{ kind: 'send', turn: state.turn, sure: true }]];
}

/** One step back: the choice, the move shown, or the last ply. @param {State} state @returns {[State, Effect[]]} */
function back(state) {
  if (state.sending) return [state, []];
  if (state.between.length > 0 && state.from === null) return [{ ...state, between: [] }, []];
  if (state.from !== null && state.look === null) return [{ ...state, from: null, between: [] }, []];
  if (state.look !== null) return [{ ...state, look: null, turn: state.turn.slice(0, -1) }, []];
  if (state.halves.length > 0) {
    return [{ ...state, halves: state.halves.slice(0, -1), turn: state.turn.slice(0, -1) }, []];
  }
  return [state, []];
}

/** @param {State} state @param {Input} input @returns {[State, Effect[]]} */
function answer(state, input) {
  if (input.half) {
    const next = { ...state, halves: [...state.halves, input.half], look: null, sending: false };
    return [next, []];
  }
  const [fresh, effects] = taken({ ...state, sending: false }, input.frame, true);
  const reply = input.replies[0];
  if (!reply || input.frame.version !== state.frame.version) {
    // What was picked since the line told of it stays: the answer is to what came before.
    return [state.sending ? dropped(fresh) : fresh, effects];
  }
  if (input.shows) return [{ ...fresh, look: reply }, effects];
  return [{ ...fresh, turn: state.turn.slice(0, state.halves.length), look: null }, effects];
}

/** @param {State} state @param {Input} input @returns {[State, Effect[]]} */
function failed(state, input) {
  // The next frame shows whether the move is in it: nothing is sent twice.
  const unsure = state.sending || state.unsure;
  return [{ ...dropped(state), unsure, link: 'catching', note: input.note ?? null }, [{ kind: 'catchup' }]];
}

/**
 * The program sends frames of another form than this page reads. Nothing can be done any more, and the page is loaded anew
 * unless something would be lost. @param {State} state @param {Input} input @returns {[State, Effect[]]}
 */
function old(state, input) {
  const last = input.answered ? dropped(state) : { ...state, sending: false };
  return [{ ...last, link: 'old' }, [{ kind: isOpen(last) || input.written ? 'tellold' : 'reload', form: input.form }]];
}

/** @param {State} state @param {Frame} frame @param {boolean} [own] whether it answers a request of this page @returns {[State, Effect[]]} */
function taken(state, frame, own = false) {
  if (frame.version < state.frame.version) return [state, []];
  const moved = frame.version !== state.frame.version;
  /** @type {State} */
  const next = { ...state, frame, link: 'live', unsure: false };
  const goes = frame.ply !== state.frame.ply;
  // The answer to a turn was lost, and the game has not gone on.
  const lost = state.unsure && !goes ? [{ kind: 'say', word: 'not-made' }] : [];
  if (!moved) return [next, lost];
  // Only somebody else drops a choice: what this page has asked for is known here.
  const drops = goes && !own && !state.sending && isOpen(state);
  return [goes ? dropped(next) : next, [{ kind: 'changed', before: state.frame, frame, drops }, ...lost]];
}
