// @ts-check
/** A game in a frame of another page: the board follows the game, and nothing can be moved. */

import { Board } from './board.js';
import { Line, frameOf, reload, sayOld } from './live.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main.embed'));
const status = /** @type {HTMLElement} */ (document.getElementById('status'));
const board = new Board(/** @type {any} */ (document.querySelector('svg.board')));
let frame = frameOf(main);

const nothing = () => {};
const line = new Line(() => `${main.dataset.home}/live`, () => ({ since: frame.version, eyes: main.dataset.eyes ?? '0' }), {
  frame: (newer) => {
    main.classList.remove('lost');
    if (!newer) return;
    frame = newer;
    board.draw(frame.cells);
    board.label((/** @type {string} */ name) => frame.labels[name] ?? name);
    status.textContent = frame.status;
  },
  lost: () => main.classList.add('lost'),
  catching: nothing,
  gone: () => main.remove(),
  old: (form) => {
    main.classList.add('lost');
    if (!reload(form)) sayOld();
  },
});
line.open();
