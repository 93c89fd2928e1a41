// @ts-check
/**
 * A board that goes closer, so large that fingers fit, and a small map of it below: the part that is seen is framed, and a
 * tap leads elsewhere. The map is a help for eyes: screen readers and keys go from cell to cell as ever.
 */

import { use } from './board.js';

/** The width of a cell of a board that is shown closer. */
const CLOSE = 46;

export class Lens {
  /**
   * @param {HTMLElement} box the element in which the board scrolls
   * @param {HTMLElement} strip the row below it, with a button that leads back and the map
   * @param {() => import('./board.js').Board} board
   */
  constructor(box, strip, board) {
    this.box = box;
    this.strip = strip;
    this.board = board;
    this.map = /** @type {HTMLElement} */ (strip.querySelector('.map'));
    this.seen = document.createElement('i');
    strip.querySelector('button')?.addEventListener('click', () => this.to(null));
    box.addEventListener('scroll', () => this.frame(), { passive: true });
    new ResizeObserver(() => this.frame()).observe(box);
    this.map.addEventListener('pointerdown', (event) => {
      if (!event.isPrimary) return;
      this.map.setPointerCapture(event.pointerId);
      this.go(event, true);
    });
    this.map.addEventListener('pointermove', (event) => {
      if (this.map.hasPointerCapture(event.pointerId)) this.go(event, false);
    });
  }

  get isNear() {
    return !this.strip.hidden;
  }

  /** Goes closer to a cell; without one, back to all of the board. @param {string|null} cell */
  to(cell) {
    const board = this.board();
    const size = cell ? board.middle(cell).size : 0;
    this.box.closest('main')?.classList.toggle('closer', cell !== null);
    board.svg.style.width = size ? `${(this.box.clientWidth * CLOSE) / size}px` : '';
    this.strip.hidden = cell === null;
    if (!cell) return;
    this.draw(board.svg);
    // The map below it belongs to what is seen, and so does the bar that stands over the end of the page.
    this.box.parentElement?.scrollIntoView({ block: 'nearest' });
    const there = board.middle(cell);
    const seen = this.box.getBoundingClientRect();
    this.box.scrollBy(there.x - seen.x - seen.width / 2, there.y - seen.y - seen.height / 2);
    this.frame();
  }

  /** The map mirrors the board itself, so it changes with it. @param {SVGSVGElement} svg */
  draw(svg) {
    // Its cells are for eyes alone: no key comes to them.
    const picture = document.createElement('div');
    picture.inert = true;
    const small = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    small.setAttribute('viewBox', svg.getAttribute('viewBox') ?? '');
    const parts = svg.querySelectorAll(':scope > .rim, :scope > [role=row]');
    parts.forEach((part, nth) => {
      part.id ||= `part-${nth}`;
      small.append(use([part.id, '', '']));
    });
    picture.append(small);
    this.map.replaceChildren(picture, this.seen);
  }

  /** Frames the part that is seen. */
  frame() {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = this.box;
    const part = (/** @type {number} */ length, /** @type {number} */ of) => `${(100 * length) / of}%`;
    Object.assign(this.seen.style, {
      left: part(scrollLeft, scrollWidth), top: part(scrollTop, scrollHeight),
      width: part(clientWidth, scrollWidth), height: part(clientHeight, scrollHeight),
    });
  }

  /** Leads to the part of the board under a finger on the map. @param {PointerEvent} event @param {boolean} slides */
  go(event, slides) {
    const map = this.map.getBoundingClientRect();
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this.box;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.box.scrollTo({
      left: ((event.clientX - map.x) / map.width) * scrollWidth - clientWidth / 2,
      top: ((event.clientY - map.y) / map.height) * scrollHeight - clientHeight / 2,
      behavior: slides && !still ? 'smooth' : 'instant',
    });
  }
}
