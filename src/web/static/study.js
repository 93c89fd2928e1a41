// @ts-check
/** Pages to learn from: taps and keys on the board are sent as the forms of the page, and only what changes is replaced. */

import { inZone, showInZone } from './around.js';
import { Board, Keys, cellOf, mayWord } from './board.js';
import { Lens } from './lens.js';

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const base = document.documentElement.dataset.base ?? '';
const words = JSON.parse(document.querySelector('main')?.dataset.words ?? '{}');
/** The pieces that may be taken up, from the last page that offered them. @type {Object<string, string>} */
let pieces = {};
let busy = false;
/** @type {Lens|null} */
let lens = null;

/** Time after which no answer is waited for any more, in ms. */
const PATIENCE = 20_000;

/**
 * @param {string} method @param {URLSearchParams} fields @param {string|null} cell the one to come back to
 * @param {(page: Document) => void} [hear] what the answer is for, if the page is not to change
 */
function send(method, fields, cell = null, hear) {
  if (busy) return;
  busy = true;
  const get = method !== 'post';
  const asked = new XMLHttpRequest();
  asked.open(get ? 'GET' : 'POST', get ? `${base}/learn?${fields}` : `${base}/learn`);
  if (!get) asked.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
  asked.responseType = 'document';
  asked.timeout = PATIENCE;
  asked.onreadystatechange = () => {
    // Some refusals are words without a page around them.
    const isPage = asked.getResponseHeader('content-type')?.startsWith('text/html') ?? true;
    if (asked.readyState === XMLHttpRequest.HEADERS_RECEIVED && !isPage) asked.responseType = 'text';
  };
  asked.onloadend = () => { busy = false; };
  asked.onload = () => {
    if (asked.responseType === 'text') fail(asked.responseText || $('trouble').dataset.lost || '');
    else if (hear && asked.responseXML) hear(asked.responseXML);
    else take(asked, { get, cell, say: fields.get('say') });
  };
  asked.onerror = asked.ontimeout = () => fail($('trouble').dataset.lost ?? '');
  asked.send(get ? null : String(fields));
}

/** @param {XMLHttpRequest} answer @param {{get: boolean, cell: string|null, say: string|null}} asked */
function take(answer, { get, cell, say }) {
  const next = answer.responseXML?.getElementById('study');
  // The table has begun anew, and its key opens nothing more.
  const { locked } = $('trouble').dataset;
  if (!next && answer.status === 401 && locked) { fail(locked); return; }
  // Where a session has ended, the answer says what to do; the board stays as it is.
  const told = answer.status === 401 ? [...answer.responseXML?.querySelectorAll('.note p') ?? []] : [];
  if (!next && told.length > 0) { fail(told.map((words) => words.textContent).join(' ')); return; }
  // A game that has begun, or a page of another kind.
  if (!next) { location.assign(answer.responseURL); return; }
  const written = field()?.value ?? '';
  const isNear = lens?.isNear ?? false;
  const back = cell === null ? held() : () => {};
  $('trouble').textContent = '';
  const heading = answer.responseXML?.getElementById('title')?.textContent ?? '';
  const isOther = heading !== $('title').textContent;
  $('title').textContent = heading;
  document.title = answer.responseXML?.title ?? document.title;
  $('study').replaceWith(document.importNode(next, true));
  showInZone($('study'));
  // The address shows the same when the page is loaded anew, or come back to.
  const here = next.dataset.here;
  const leads = get || answer.responseURL.includes('?');
  history.replaceState(null, '', leads ? answer.responseURL : `${base}/learn${here ? `?do=${here}` : ''}`);
  wire(cell, isNear);
  back();
  // What was typed stays, and is answered on its own line, unless it was not what was sent.
  const line = field();
  const why = document.getElementById('line-why');
  hear([isOther ? heading : '', why?.textContent, $('said').textContent].map((text) => text?.trim()).filter(Boolean).join(' '));
  if (line && written !== say) {
    line.value = written;
    line.removeAttribute('aria-invalid');
    line.removeAttribute('aria-describedby');
    if (why) {
      why.removeAttribute('id');
      why.className = '';
      $('said').prepend(why);
    }
  }
}

/** Says why nothing was done. What was chosen in a menu can be chosen again. @param {string} why */
function fail(why) {
  for (const select of document.querySelectorAll('#study select')) /** @type {HTMLSelectElement} */ (select).value = '';
  $('trouble').textContent = '';
  // The same words are said again.
  setTimeout(() => { $('trouble').textContent = why; });
}

/** Says it to ears. @param {string} text */
function hear(text) {
  $('announce').textContent = inZone(text).trim();
}

/** The line for typing. */
function field() {
  return /** @type {HTMLInputElement|null} */ (document.getElementById('line'));
}

/** Holds the place of the focus on the page, to lead it back there: to the same control, or else to the words. @returns {() => void} */
function held() {
  const old = document.activeElement;
  if (!old || !$('study').contains(old)) return () => {};
  const [id, words] = [old.id, old.textContent];
  return () => {
    const all = /** @type {HTMLElement[]} */ ([...$('study').querySelectorAll('a, button:enabled:not([hidden]), select, input:not([type=hidden])')]);
    const same = all.find((one) => (id ? one.id === id : one.tagName === old.tagName && one.textContent === words));
    (same ?? $('said')).focus({ preventScroll: same !== undefined });
  };
}

/** Sends a form as its button, its menu or Enter would. @param {HTMLFormElement} form @param {HTMLElement|null} button */
function submit(form, button) {
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (button instanceof HTMLButtonElement && button.name) fields.append(button.name, button.value);
  const own = button instanceof HTMLButtonElement ? button.getAttribute('formmethod') : null;
  if (fields.get('do')) send(own ?? form.method, fields);
}

/** @param {string|null} focused @param {boolean} isNear whether the board was shown closer */
function wire(focused, isNear) {
  lens = null;
  const { pieces: offered, from } = JSON.parse($('study').dataset.taps ?? '{}');
  if (Object.keys(offered).length > 0) pieces = offered;
  const line = /** @type {HTMLFormElement|null} */ (document.getElementById('typed'));
  for (const select of document.querySelectorAll('#study select')) {
    const form = /** @type {HTMLFormElement} */ (select.closest('form'));
    form.querySelector('button')?.setAttribute('hidden', '');
    select.addEventListener('change', () => submit(form, null));
  }
  const svg = document.querySelector('#study svg.board');
  if (!svg) return;
  const board = new Board(/** @type {any} */ (svg));
  if (focused && board.cells.has(focused)) board.reach(focused, true);
  const box = /** @type {HTMLElement} */ (svg.parentElement);
  const near = new Lens(box, /** @type {HTMLElement} */ (box.nextElementSibling), () => board);
  lens = near;
  if (isNear && focused) near.to(focused);
  const keys = new Keys(() => board, line ? acts(line, board) : { ...deaf, tell: (cell) => hear(whatOn(board, cell)) });
  svg.addEventListener('keydown', (event) => keys.press(/** @type {KeyboardEvent} */ (event)));
  if (!line) return;
  for (const name of Object.keys(from ? {} : pieces)) board.cells.get(name)?.classList.add('movable');
  board.mark({ from: from ?? null, targets: [], ghost: false });
  const { pick } = acts(line, board);
  svg.addEventListener('click', (event) => {
    const cell = cellOf(event.target);
    const finger = /** @type {PointerEvent} */ (event).pointerType === 'touch';
    if (cell && finger && board.isSmall(cell)) near.to(cell);
    else if (cell) pick(cell);
  });
}

/** @param {HTMLFormElement} form */
function wireOf(form) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem('do')).value;
}

/** Keys of a board that takes no moves. @type {import('./board.js').Acts} */
const deaf = { pick: () => {}, tell: () => {}, back: () => {}, letGo: () => {}, ring: () => [], say: hear };

/** What is on a cell, in words. @param {Board} board @param {string} cell */
function whatOn(board, cell) {
  const named = board.cells.get(cell);
  return (named?.dataset.men && named.getAttribute('aria-label')) || board.what(cell, undefined, words['nothing-here']);
}

/**
 * What taps and keys do on a board that takes moves, by the line that sends them.
 * @param {HTMLFormElement} line @param {Board} board @returns {import('./board.js').Acts}
 */
function acts(line, board) {
  /** @type {{from: string|null, targets: string[], moves: [string, string, string][]}} */
  const { from, targets, moves } = JSON.parse($('study').dataset.taps ?? '{}');
  const moved = (/** @type {string} */ cell) => new URLSearchParams({ do: wireOf(line), say: `${from}-${cell}` });
  const there = (/** @type {string} */ cell) => from && moves.find((move) => move[1] === from && move[2] === cell);
  const here = $('study').dataset.here;
  const letGo = () => {
    const cell = board.svg.querySelector('[tabindex="0"]')?.getAttribute('data-cell') ?? null;
    if (from && here) send('get', new URLSearchParams({ do: here }), cell);
  };
  return {
    pick: (cell) => {
      if (from && cell !== from && (targets.includes(cell) || !pieces[cell])) send(line.method, moved(cell), cell);
      else if (pieces[cell] && cell !== from) send('get', new URLSearchParams({ do: pieces[cell] }), cell);
    },
    tell: (cell) => {
      const move = there(cell);
      const what = whatOn(board, cell);
      if (move) hear(`${what}. ${words[mayWord(move[0], Boolean(board.cells.get(cell)?.dataset.men))]} ${words.enter}`);
      // The move is refused with its reason, and the piece stays in hand.
      else if (from && from !== cell) send(line.method, moved(cell), cell, (page) => hear(page.getElementById('line-why')?.textContent ?? what));
      else hear(what);
    },
    back: letGo,
    letGo,
    ring: () => (from ? targets : moves.map((move) => move[1])),
    say: hear,
  };
}

document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.closest('#study')) return;
  event.preventDefault();
  submit(form, /** @type {HTMLElement|null} */ (event.submitter));
});

wire(null, false);
document.querySelector('main')?.setAttribute('data-ready', 'yes');
