// @ts-check
/**
 * Frames as the server sends them, where what many cells share is written once, and as pages read them: by the cell.
 * It touches no page, so tests read with it as browsers do.
 *
 * @typedef {[string, string|null, string|null, string?]} Move text, cell it leaves, last cell, name among several
 * @typedef {[string, string, number]} Turn number if it opens a line, text, ply that it ends with
 * @typedef {Object<string, [string, [string, string, string][]]>} Cells the pieces of each cell by their letters, and its drawings
 */

/** The form of frames that these scripts read: `FORM` of `dto.rs`. */
export const FORM = 2;

/** Whether these scripts can read a frame. @param {any} frame as it is sent */
export function fits(frame) {
  return frame.f === FORM;
}

/** A drawing: its id, its classes and its place. @param {string|[string, string]} drawing @returns {[string, string, string]} */
function useOf(drawing) {
  const [kind, place] = typeof drawing === 'string' ? [drawing, ''] : drawing;
  const [id, ...classes] = kind.split(' ');
  return [id, classes.join(' '), place];
}

/** The drawings by the cell. @param {[string, (string|[string, string])[], string][]} looks @returns {Cells} */
export function cellsOf(looks) {
  /** @type {Cells} */
  const cells = {};
  for (const [men, drawings, names] of looks) {
    const uses = drawings.map(useOf);
    for (const name of names.split(' ')) cells[name] = [men, uses];
  }
  return cells;
}

/** The names by the cell. @param {[string, string][]} texts @returns {Object<string, string>} */
function labelsOf(texts) {
  /** @type {Object<string, string>} */
  const labels = {};
  for (const [text, names] of texts) for (const name of names.split(' ')) labels[name] = text.replace('#', name);
  return labels;
}

/** @param {string|Move} move @returns {Move} */
function moveOf(move) {
  if (typeof move !== 'string') return move;
  const [from, to] = move.split('-');
  return [move, from, to];
}

/** @param {(string|Turn)[]} turns @returns {Turn[]} */
function turnsOf(turns) {
  let ply = 0;
  return turns.map((turn) => {
    const whole = /** @type {Turn} */ (typeof turn === 'string' ? ['', turn, ply + 1] : turn);
    ply = whole[2];
    return whole;
  });
}

/** A frame as pages read it. @param {any} frame as it is sent, of a form that fits */
export function read(frame) {
  return {
    ...frame,
    cells: cellsOf(frame.cells),
    labels: labelsOf(frame.labels),
    moves: frame.moves.map(moveOf),
    turns: turnsOf(frame.turns),
    seats: frame.seats.map((/** @type {any} */ seat) => ({ lost: [], captives: [], ...seat })),
  };
}

/** A reply as pages read it. @param {any} reply as it is sent @returns {any} */
export function readReply(reply) {
  const drawn = { ...reply, cells: reply.cells && cellsOf(reply.cells), labels: reply.labels && labelsOf(reply.labels) };
  return reply.fails ? { ...drawn, fails: readReply(reply.fails) } : drawn;
}
