// @ts-check
/**
 * The board: drawings into cells, marks, and where cells are seen. It knows no geometry of its own.
 *
 * Its keys are the same on every page: those that lead from cell to cell are done here, and the page says what the others do.
 *
 * @typedef {{
 *   pick: (cell: string) => void, tell: (cell: string) => void, back: () => void, letGo: () => void, ring: () => string[],
 *   say: (text: string) => void
 * }} Acts what Enter, Space, Backspace and Escape do; the cells that `,` and `.` go through; and the live region
 */

const SVG = 'http://www.w3.org/2000/svg';

/** @param {any[]} drawing id, class, place */
export function use([id, kind, place]) {
  const drawn = document.createElementNS(SVG, 'use');
  drawn.setAttribute('href', `#${id}`);
  if (kind) drawn.setAttribute('class', kind);
  if (place) drawn.setAttribute('transform', place);
  return drawn;
}

/** Cells narrower than this are too small for a finger. */
const SMALL = 35;

/** The name of the cell that an event happened on. @param {EventTarget|null} target @returns {string|null} */
export function cellOf(target) {
  return target instanceof Element ? nameOf(target.closest('[data-cell]')) : null;
}

/** A drawing in a picture of its own. @param {any[]} drawing */
export function figure(drawing) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('class', 'man');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use(drawing));
  return svg;
}

/** The sign under the pieces of an army, where the board has it: colours alone are not told apart by everybody. @param {string} tint */
export function armySign(tint) {
  if (!document.getElementById(`sign-${tint}`)) return [];
  const svg = figure([`sign-${tint}`, '', '']);
  svg.setAttribute('viewBox', '18 81 64 17');
  svg.setAttribute('class', 'sign');
  return [svg];
}

export class Board {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    /** @type {Map<string, SVGGElement>} */
    this.cells = new Map();
    for (const cell of svg.querySelectorAll('[data-cell]')) {
      this.cells.set(/** @type {any} */ (cell).dataset.cell, /** @type {SVGGElement} */ (cell));
    }
    this.shape = svg.querySelector('#h-target') ? 'h' : 's';
    this.squares = this.shape === 's';
    this.shown = new Map();
  }

  /** Puts the drawings of a frame on the cells. @param {import('./frame.js').Cells} cells */
  draw(cells) {
    for (const [name, cell] of this.cells) {
      const [men, uses] = cells[name] ?? ['', []];
      const key = JSON.stringify([men, uses]);
      if (this.shown.get(name) === key) continue;
      this.shown.set(name, key);
      const on = /** @type {Element} */ (cell.querySelector('.on'));
      on.replaceChildren(...uses.map(use));
      // Lines along the edges leave the number of an empty cell as it is.
      cell.classList.toggle('full', uses.some(([id]) => !/^.e\d/.test(id)));
      if (men) cell.dataset.men = men;
      else delete cell.dataset.men;
    }
  }

  /**
   * Marks where the piece in hand may go, and what is chosen.
   * @param {{from: string|null, targets: string[], ghost: boolean}} marks
   */
  mark({ from, targets, ghost }) {
    this.svg.classList.toggle('ghost', ghost);
    const wanted = new Set(targets);
    for (const [name, cell] of this.cells) {
      cell.classList.toggle('held', name === from);
      const old = cell.querySelector('.hint');
      const id = wanted.has(name) ? `${this.shape}-${cell.dataset.men ? 'capture' : 'target'}` : name === from ? `${this.shape}-begun` : null;
      if (old && old.getAttribute('href') === (id && `#${id}`)) continue;
      old?.remove();
      if (id === null) continue;
      const hint = use([id, 'hint', '']);
      // Under the piece, where it hides nothing.
      const on = /** @type {Element} */ (cell.querySelector('.on'));
      on.before(hint);
    }
  }

  /**
   * What each cell is called, with its ground where that is special, and with what it is to the piece in hand.
   * @param {(name: string) => string} label @param {(name: string) => string|false} [more]
   */
  label(label, more = () => false) {
    for (const [name, cell] of this.cells) {
      const called = [label(name), cell.dataset.ground, more(name)].filter(Boolean).join(', ');
      if (cell.getAttribute('aria-label') !== called) cell.setAttribute('aria-label', called);
    }
  }

  /** What is on a cell. @param {string} name @param {string|undefined} label its name, where it is occupied @param {string} empty */
  what(name, label, empty) {
    const ground = this.cells.get(name)?.dataset.ground;
    return label ? [label, ground].filter(Boolean).join(', ') : `${name}: ${ground ?? empty}`;
  }

  /** The middle of a cell on the page. @param {string} name */
  middle(name) {
    const cell = this.cells.get(name);
    if (!cell) return { x: 0, y: 0, size: 0 };
    const box = /** @type {Element} */ (cell.firstElementChild).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
  }

  /** Whether the cells are too small for a finger, so that a tap goes closer first. @param {string} cell */
  isSmall(cell) {
    return this.middle(cell).size < SMALL;
  }

  /** The only cell that the tab key reaches. @param {string} name @param {boolean} focus */
  reach(name, focus) {
    for (const [other, cell] of this.cells) cell.setAttribute('tabindex', other === name ? '0' : '-1');
    if (focus) this.cells.get(name)?.focus();
  }

  /**
   * The cell beside another one as it is seen. Between hexagons two of a row are equally near: it is the last of them if asked.
   * @param {string} name @param {string} key @param {number|null} keep @param {boolean} [last]
   */
  beside(name, key, keep, last = false) {
    const cell = this.cells.get(name);
    const row = cell?.parentElement;
    if (!cell || !row) return null;
    if (key === 'ArrowLeft') return nameOf(cell.previousElementSibling);
    if (key === 'ArrowRight') return nameOf(cell.nextElementSibling);
    if (key === 'Home') return nameOf(row.firstElementChild);
    if (key === 'End') return nameOf(row.lastElementChild);
    const other = key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
    if (!other || other.getAttribute('role') !== 'row') return null;
    const x = keep ?? this.middle(name).x;
    let best = null;
    let least = Infinity;
    for (const there of other.children) {
      const found = nameOf(there);
      const far = found === null ? Infinity : Math.abs(this.middle(found).x - x);
      if (far < least + (last ? 0.5 : -0.5)) [best, least] = [found, far];
    }
    return best;
  }
}

/** @param {Element|null} cell @returns {string|null} */
function nameOf(cell) {
  return cell?.getAttribute('data-cell') ?? null;
}

/** Time within which letters and digits belong together, in ms. */
const TOGETHER = 1200;

/** The word for what a piece may do on a target. @param {string} move as it is written @param {boolean} full whether something stands there */
export function mayWord(move, full) {
  return move.includes('x') ? 'may-capture' : full ? 'may-go-onto' : 'may-go';
}

export class Keys {
  /** @param {() => Board} board @param {Acts} acts */
  constructor(board, acts) {
    this.board = board;
    this.acts = acts;
    /** The place in a row to which ↑ and ↓ keep. @type {number|null} */
    this.column = null;
    this.typed = '';
    this.typedAt = 0;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const cell = cellOf(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const isLetter = /^[a-z0-9]$/i.test(key);
    if (!isLetter) this.typed = '';
    const act = this.act(key, cell, event.shiftKey) ?? (isLetter ? () => this.jump(key) : null);
    if (!act) return;
    event.preventDefault();
    // A key that is held down picks or makes no second move.
    if (key !== 'Enter' || !event.repeat) act();
  }

  /** What a key does, but for letters. @param {string} key @param {string} cell @param {boolean} shift @returns {(() => void)|null} */
  act(key, cell, shift) {
    if (key.startsWith('Arrow') || key === 'Home' || key === 'End') return () => this.walk(key, cell, shift);
    switch (key) {
      case 'Enter': return () => this.acts.pick(cell);
      case ' ': return () => this.acts.tell(cell);
      case 'Backspace': return () => this.acts.back();
      case 'Escape': return () => this.acts.letGo();
      case ',': return () => this.round(cell, false);
      case '.': return () => this.round(cell, true);
      case '/': return () => document.getElementById('line')?.focus();
      case '?': return () => this.list();
      default: return null;
    }
  }

  /** To the cell beside this one as it is seen. @param {string} key @param {string} cell @param {boolean} shift */
  walk(key, cell, shift) {
    const board = this.board();
    if (key === 'ArrowUp' || key === 'ArrowDown') this.column ??= board.middle(cell).x;
    else this.column = null;
    const next = board.beside(cell, key, shift ? null : this.column, shift);
    // From there, other rows are reached straight.
    if (shift) this.column = null;
    if (next) board.reach(next, true);
  }

  /** Through the cells that matter now. @param {string} cell @param {boolean} forward */
  round(cell, forward) {
    const wanted = this.acts.ring();
    const ring = [...this.board().cells.keys()].filter((name) => wanted.includes(name));
    const at = ring.indexOf(cell);
    const next = ring[(at + (forward ? 1 : at < 0 ? 0 : -1) + ring.length) % ring.length];
    if (next) this.board().reach(next, true);
  }

  /** Letters and digits jump to the cell of that name. @param {string} key */
  jump(key) {
    const now = Date.now();
    const { cells } = this.board();
    const longer = this.typed + key.toUpperCase();
    const goesOn = now - this.typedAt < TOGETHER && [...cells.keys()].some((name) => name.startsWith(longer));
    this.typed = goesOn ? longer : key.toUpperCase();
    this.typedAt = now;
    if (cells.has(this.typed)) this.board().reach(this.typed, true);
  }

  /** Shows the list of keys, and reads it out. */
  list() {
    const keys = /** @type {HTMLDetailsElement|null} */ (document.getElementById('keys'));
    if (!keys) return;
    keys.open = true;
    keys.scrollIntoView({ block: 'nearest' });
    this.acts.say(keys.textContent ?? '');
  }
}
