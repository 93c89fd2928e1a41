// @ts-check
/** Pages to learn from: taps and keys on the board are sent as the forms of the page, and only what changes is replaced. */

import { Board, cellOf } from './board.js';
import { Lens } from './lens.js';

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const base = document.documentElement.dataset.base ?? '';
/** The pieces that may be taken up, from the last page that offered them. @type {Object<string, string>} */
let pieces = {};
let busy = false;
/** @type {Lens|null} */
let lens = null;

/** @param {string} method @param {URLSearchParams} fields @param {string|null} cell the one to come back to */
function send(method, fields, cell = null) {
  if (busy) return;
  busy = true;
  // What was typed stays, unless it is what is sent.
  const typed = /** @type {HTMLInputElement|null} */ (document.getElementById('line'))?.value ?? '';
  const written = typed === fields.get('say') ? '' : typed;
  const get = method !== 'post';
  const asked = new XMLHttpRequest();
  asked.open(get ? 'GET' : 'POST', get ? `${base}/learn?${fields}` : `${base}/learn`);
  if (!get) asked.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
  asked.responseType = 'document';
  asked.onload = () => {
    busy = false;
    const next = asked.responseXML?.getElementById('study');
    // A game that has begun, or a page of another kind.
    if (!next) { location.assign(asked.responseURL); return; }
    const isNear = lens?.isNear ?? false;
    const back = cell === null ? held() : () => {};
    $('study').replaceWith(document.importNode(next, true));
    history.replaceState(null, '', get ? asked.responseURL : `${base}/learn`);
    wire(cell, isNear);
    back();
    const line = /** @type {HTMLInputElement|null} */ (document.getElementById('line'));
    if (line && written) line.value = written;
    $('announce').textContent = $('said').textContent;
  };
  asked.onerror = () => { busy = false; };
  asked.send(get ? null : String(fields));
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
  const { pieces: offered, from, targets } = JSON.parse($('study').dataset.taps ?? '{}');
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
  if (!line) return;
  const method = line.method;
  for (const name of Object.keys(from ? {} : pieces)) board.cells.get(name)?.classList.add('movable');
  board.mark({ from: from ?? null, targets: [], ghost: false });
  const pick = (/** @type {string} */ cell) => {
    const say = (/** @type {string} */ move) => send(method, new URLSearchParams({ do: wireOf(line), say: move }), cell);
    if (from && cell !== from && (targets.includes(cell) || !pieces[cell])) { say(`${from}-${cell}`); return; }
    if (pieces[cell] && cell !== from) send(method, new URLSearchParams({ do: pieces[cell] }), cell);
  };
  svg.addEventListener('click', (event) => {
    const cell = cellOf(event.target);
    const finger = /** @type {PointerEvent} */ (event).pointerType === 'touch';
    if (cell && finger && board.isSmall(cell)) near.to(cell);
    else if (cell) pick(cell);
  });
  svg.addEventListener('keydown', (event) => keyed(/** @type {KeyboardEvent} */ (event), board, pick));
}

/** @param {HTMLFormElement} form */
function wireOf(form) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem('do')).value;
}

/** @param {KeyboardEvent} event @param {Board} board @param {(cell: string) => void} pick */
function keyed(event, board, pick) {
  const cell = cellOf(event.target);
  if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End') {
    event.preventDefault();
    const next = board.beside(cell, key, null);
    if (next) board.reach(next, true);
  } else if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    pick(cell);
  } else if (key === '/') {
    event.preventDefault();
    document.getElementById('line')?.focus();
  }
}

document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.closest('#study')) return;
  event.preventDefault();
  submit(form, /** @type {HTMLElement|null} */ (event.submitter));
});

wire(null, false);
document.querySelector('main')?.setAttribute('data-ready', 'yes');
