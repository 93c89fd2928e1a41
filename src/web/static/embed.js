// @ts-check
/** A game in a frame of another page: the board follows the game, and nothing can be moved. */

import { Board } from './board.js';
import { Line, frameOf, reload, sayOld } from './live.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main.embed'));
const status = /** @type {HTMLElement} */ (document.getElementById('status'));
const board = new Board(/** @type {any} */ (document.querySelector('svg.board')));
let frame = frameOf(main);

/** When the board was last known to be the present one. */
let seenAt = Date.now();
const stale = /** @type {HTMLElement} */ (document.getElementById('stale'));

/** Says that the board may be an old one. */
function lost() {
  main.classList.add('lost');
  const at = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  if (stale.hidden) stale.textContent = (stale.dataset.asOf ?? '').replace('#', at.format(seenAt));
  stale.hidden = false;
}

const nothing = () => {};
const line = new Line(() => `${main.dataset.home}/live`, () => ({ since: frame.version, eyes: main.dataset.eyes ?? '0' }), {
  frame: (newer) => {
    main.classList.remove('lost');
    stale.hidden = true;
    seenAt = Date.now();
    if (!newer) return;
    frame = newer;
    board.draw(frame.cells);
    board.label((/** @type {string} */ name) => frame.labels[name] ?? name);
    status.textContent = frame.status;
  },
  lost,
  catching: nothing,
  unseen: () => main.classList.add('lost'),
  gone: () => main.remove(),
  old: (form) => {
    main.classList.add('lost');
    stale.hidden = true;
    if (!reload(form)) sayOld();
  },
});
line.open();
