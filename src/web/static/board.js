// @ts-check
/** The board: drawings into cells, marks, and where cells are seen. It knows no geometry of its own. */

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

  /** What each cell is called, with its ground where that is special. @param {(name: string) => string} label */
  label(label) {
    for (const [name, cell] of this.cells) {
      const called = [label(name), cell.dataset.ground].filter(Boolean).join(', ');
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
