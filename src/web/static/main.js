// @ts-check
/** The page of a game: wires the machine to the board, the panel and the line. */

import { inZone } from './around.js';
import { Board, Keys, cellOf, mayWord } from './board.js';
import { fits, read, readReply } from './frame.js';
import { Lens } from './lens.js';
import { Line, frameOf, reload, sayOld } from './live.js';
import { begin, current, isOpen, mayMove, movesFrom, step } from './machine.js';
import * as panel from './panel.js';
import { Suggestions } from './suggest.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main.game'));
const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const words = JSON.parse(main.dataset.words ?? '{}');
const game = main.dataset.game;
const frameAtLoad = frameOf(main);
const still = matchMedia('(prefers-reduced-motion: reduce)');

let eyes = main.dataset.eyes ?? '0';
let board = new Board(/** @type {any} */ (document.querySelector('svg.board')));
let state = begin(frameAtLoad);
/** The server's clock minus ours, in ms. */
let ahead = frameAtLoad.now - Date.now();
let focused = /** @type {string|null} */ (null);
/** Whether taps and typed moves go to the private board, and the cell picked on it. */
let exploring = false;
let tried = /** @type {string|null} */ (null);
let follows = false;
let seenAt = Date.now();
let lastDice = JSON.stringify(frameAtLoad.dice);
/** @type {any[]} */
let replies = [];
/** The marked moves of an analysis: ply, sign, its name, and the control that shows what was best. @type {[number, string, string, string|null][]} */
let marks = frameAtLoad.judged?.marks ?? [];
/** The ply of the costliest mistake. @type {number|null} */
let costliest = frameAtLoad.judged?.costliest ?? null;

const base = main.dataset.home ?? `/g/${game}`;
const lens = new Lens($('box'), $('strip'), () => board);
const suggestions = new Suggestions(/** @type {HTMLInputElement} */ ($('line')), $('legal'), () => (
  state.frame.moves.map(([text, , , name]) => [text, name])));

/** @param {import('./machine.js').Input} input */
function input(input) {
  const [next, effects] = step(state, input);
  state = next;
  for (const effect of effects) run(effect);
  show();
}

/** @param {import('./machine.js').Effect} effect */
function run(effect) {
  if (effect.kind === 'send') send({ turn: { plies: effect.turn, sure: effect.sure } });
  else if (effect.kind === 'why') send({ why: { from: effect.from, to: effect.to, turn: state.turn } });
  // The server answers for the board before the turn.
  else if (effect.kind === 'piece' && state.turn.length > 0) tell(board.what(effect.cell, drawn().labels[effect.cell], words['nothing-here']));
  else if (effect.kind === 'piece') send({ piece: effect.cell });
  else if (effect.kind === 'say') tell(words[effect.word]);
  else if (effect.kind === 'catchup') catchUp();
  else if (effect.kind === 'changed') changed(effect.before, effect.frame, effect.drops);
  else if (effect.kind === 'tellold' || !reload(effect.form)) sayOld();
}

/** @param {any} before @param {any} frame @param {boolean} drops whether a choice was dropped by it */
function changed(before, frame, drops) {
  if (!exploring) replies = [];
  if (follows) follow();
  const made = frame.turns.length - before.turns.length;
  const many = made > 1 ? words['moved-many'].replace('#', made) : '';
  tell([many, frame.announced, drops ? words.changed : ''].filter(Boolean).join(' '));
}

/** Says it to ears alone: eyes have it elsewhere. @param {string} text */
function say(text) {
  sound(inZone(text));
}

/** Says words as they are, with the times that players wrote in them. @param {string} words */
function sound(words) {
  if (words) $('announce').textContent = words;
}

/** What was said last to eyes too. */
let told = '';

/** Says it to eyes and ears. @param {string} text */
function tell(text) {
  say(text);
  told = inZone(text) || told;
  showTold();
}

/** What the situation says already is not seen twice. */
function showTold() {
  const [said, status] = [$('said').textContent ?? '', $('status').textContent];
  $('told').textContent = told.split('\n').filter((line) => line !== status && !said.includes(line)).join('\n');
}

/** What a choice on the page asks next, as it was said last, and the version it was asked at. */
let question = '';
let questionAt = -1;

/** Says what a choice on the page asks next, or how the game stands once it is let go. @param {string} next @param {string} status */
function prompt(next, status) {
  if (next === question || state.sending) return;
  const isLetGo = next === '' && questionAt === state.frame.version && state.review === null;
  question = next;
  questionAt = state.frame.version;
  say(isLetGo ? status : next);
}

/** Says why nothing is sent now. */
function excuse() {
  if (state.link === 'old') return;
  tell(words[state.link !== 'live' ? 'not-sent' : state.review ? 'reviewing' : 'sending']);
}

function number() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Frames have another form than this page reads. @param {number} form @param {boolean} [answered] whether the request is done */
function old(form, answered = false) {
  line.end();
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (main.querySelectorAll('input'));
  input({ kind: 'old', form, answered, written: [...fields].some((field) => field.value.trim() !== '') });
}

/** Time after which no answer is expected any more, in ms. */
const PATIENCE = 15_000;
/** Time for which a control that was pressed does not ask again, in ms. */
const REPEAT = 600;
/** Requests that are under way: pressed again meanwhile, a control does nothing. @type {Set<string>} */
const asking = new Set();

/** @param {any} what @param {number|null} [seat] @returns {Promise<boolean>} whether it was answered */
async function send(what, seat = null) {
  const key = JSON.stringify(what);
  if (state.link !== 'live') excuse();
  // Turns are guarded by the machine.
  if (state.link !== 'live' || (!what.turn && asking.has(key))) return false;
  asking.add(key);
  try {
    return await ask(what, seat);
  } finally {
    // The second press of two is quick: it does not mean what the first has just shown.
    setTimeout(() => asking.delete(key), what.own || what.wire ? REPEAT : 0);
  }
}

/** Intervals at which an analysis that is being made is asked for again, in ms; the last one stays. */
const AGAIN = [2_000, 3_000, 5_000, 8_000, 15_000];
/** @type {any} */
let again = null;

/** Asks for an analysis that is being made until it is there. @param {any} what @param {number|null} seat @param {number} nth */
function askAgain(what, seat, nth) {
  clearTimeout(again);
  again = setTimeout(() => {
    const busy = exploring || state.sending || isOpen(state) || state.link !== 'live' || document.hidden;
    if (busy) askAgain(what, seat, nth);
    else ask(what, seat, nth + 1);
  }, AGAIN[Math.min(nth, AGAIN.length - 1)]);
}

/**
 * @param {any} what @param {number|null} seat @param {number} [nth] how often the page has asked for it by itself
 * @returns {Promise<boolean>} whether it was answered
 */
async function ask(what, seat, nth = 0) {
  show();
  const asked = { seen: state.frame.version, message: number(), seat, eyes: Number(eyes), polls: nth > 0, do: what };
  let got;
  let refused = false;
  try {
    const answer = await fetch(`${base}/act`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked),
      signal: AbortSignal.timeout(PATIENCE),
    });
    // What was typed stays where the table has begun anew.
    if (answer.status === 401 && line.ends(401)) return false;
    // Nobody pressed anything: what is typed meanwhile stays.
    if (nth > 0 && !answer.ok) return false;
    if (answer.status === 401 || answer.status === 404) { location.reload(); return false; }
    got = await answer.json();
    // Nothing was done, and nothing says why: the game had gone on.
    refused = answer.status === 409 && got.replies.length === 0;
  } catch {
    input({ kind: 'failed' });
    return false;
  }
  if (got.go) { location.assign(got.go); return true; }
  if (got.waits) askAgain(what, seat, nth);
  // What was said about it already is not said again.
  if (nth > 0 && (got.waits || got.replies.length === 0)) return true;
  const came = got.half ?? got.frame;
  if (came && !fits(came)) { old(came.f, !got.half); return false; }
  const given = got.replies.map(readReply);
  const [frame, half] = [got.frame && read(got.frame), got.half && read(got.half)];
  // The best line is played out on the private board.
  const typed = /^\/*(#\d+\s+)?explore$/i.test(what.say?.trim() ?? '');
  const explores = what.own === 'explore' || typed || what.wire?.split('.')[1] === 'explore';
  if (explores && given[0]?.cells) {
    exploring = true;
    goInside('board', location.href);
  }
  const judged = given.find((/** @type {any} */ reply) => reply.marks);
  if (judged) {
    marks = judged.marks;
    costliest = judged.controls.find((/** @type {any} */ control) => control.ply !== undefined)?.ply ?? null;
  }
  // A turn that is shown first comes with its board and with the button that makes it count.
  const shows = Boolean(what.turn && !what.turn.sure && given[0]?.cells && given[0].controls[0]?.style === 'good');
  const same = !frame || frame.version === state.frame.version;
  if (frame) ahead = frame.now - Date.now();
  input({ kind: 'answer', half, frame, replies: given, shows });
  if (refused) tell(same ? words.changed : `${frame.announced} ${words.changed}`);
  if ((same || given[0]) && !shows && !half) {
    const before = replies.find((reply) => reply.cells)?.eyes;
    replies = [...given.map((/** @type {any} */ reply) => ({ ...reply, seat })), ...(judged ? [] : reports())];
    const answers = given.map((/** @type {any} */ reply) => panel.heard(reply.text));
    if (given[0]) sound([same ? '' : inZone(frame.announced), ...answers].filter(Boolean).join(' '));
    show();
    // A position that was turned by its button is shown from there.
    const from = replies.find((reply) => reply.cells)?.eyes;
    if (what.wire && before !== undefined && from !== undefined && from !== before) turnTo(String(from) === eyes ? String(before) : String(from));
    // On a phone it is below the board, and may be below what is seen.
    if (given[0] && nth === 0) $('replies').firstElementChild?.scrollIntoView({ block: 'nearest' });
  }
  return true;
}

async function catchUp() {
  try {
    const answer = await fetch(`${base}/frame?eyes=${eyes}`, { signal: AbortSignal.timeout(PATIENCE) });
    const sent = answer.ok ? await answer.json() : null;
    if (sent && !fits(sent)) { old(sent.f); return; }
    if (sent) { const frame = read(sent); ahead = frame.now - Date.now(); input({ kind: 'frame', frame }); }
  } catch {
    line.broken();
  }
}

// ---- showing -------------------------------------------------------------------------------------------------------

function shownFrame() {
  return /** @type {any} */ (state.review ?? current(state));
}

/** The move shown first of which the board shows how it fails. @type {any} */
let failing = null;

/** What the board shows: a move shown first, a reply's position, or the frame. Names and words are of the same. */
function drawn() {
  const look = /** @type {any} */ (state.look);
  const shown = look !== null && look === failing ? look.fails : look;
  return /** @type {any} */ ([shown, ...replies].find((reply) => reply?.cells) ?? shownFrame());
}

/** Shows how the attack that is shown first fails, or how it succeeds. */
function turnOver() {
  failing = failing === state.look ? null : state.look;
  show();
  say(drawn().alt);
}

function show() {
  const frame = shownFrame();
  const look = state.look;
  const { cells, labels, alt } = drawn();
  board.draw(cells);
  const open = mayMove(state) && look === null && !exploring;
  const targets = open && state.from ? movesFrom(state, state.from).map((move) => move[2]) : [];
  board.mark({
    from: open ? state.from : exploring ? tried : null,
    targets: /** @type {string[]} */ (targets.filter((cell) => cell && cell !== state.from)),
    ghost: look !== null || state.halves.length > 0 || state.sending,
  });
  const ends = new Set(targets);
  board.label((name) => labels[name] ?? name, (name) => ends.has(name) && name !== state.from && words.target);
  if ($('alt').textContent !== alt) $('alt').textContent = alt;
  const movable = new Set(open ? current(state).moves.map((move) => move[1]) : []);
  for (const [name, cell] of board.cells) cell.classList.toggle('movable', movable.has(name));
  showSeats(frame);
  showBar(frame);
  showJudged(frame);
  showDice(frame);
  showSide(frame);
  showLink();
  showTold();
  const shown = { version: state.frame.version, from: state.from ?? '', turn: state.turn.join(' '), sending: state.sending };
  Object.assign(main.dataset, shown);
  document.title = `${isOpen(state) ? '● ' : ''}${frame.title} · Kingboard`;
}

/** @param {any} frame */
function showSeats(frame) {
  const since = Date.now() + ahead - state.frame.now;
  const seats = frame.seats.map((/** @type {any} */ seat) => /** @type {[boolean, HTMLElement]} */ ([seat.below, panel.seat(seat, frame === state.frame ? since : 0)]));
  $('others').replaceChildren(...seats.filter((/** @type {any} */ [below]) => !below).map((/** @type {any} */ [, row]) => row));
  $('own').replaceChildren(...seats.filter((/** @type {any} */ [below]) => below).map((/** @type {any} */ [, row]) => row));
}

/** @param {any} frame */
function showBar(frame) {
  const status = $('status');
  const acts = /** @type {Node[]} */ ([]);
  const button = (/** @type {string} */ label, /** @type {string} */ kind, /** @type {() => void} */ act) => {
    // A sign has its name in words.
    const name = label === '↶' ? words['step-back'] : null;
    const pressed = act === turnOver ? String(failing === state.look) : null;
    acts.push(panel.element('button', { type: 'button', class: kind, onclick: act, title: name, 'aria-label': name, 'aria-pressed': pressed }, [label]));
  };
  const shown = replies.find((reply) => reply.cells);
  let text = shown?.status || frame.status;
  const look = /** @type {any} */ (state.look);
  if (exploring) {
    text = `${words.exploring} ${replies[0]?.status ?? ''}`;
    button(words['to-game'], 'primary', leave);
  } else if (state.sending) text = words.sending;
  else if (look) {
    text = look === failing ? look.fails.status : look.plain;
    const [yes, no] = look.controls;
    button(yes.label, 'good', () => input({ kind: 'confirm' }));
    if (no?.label) button(no.label, 'plain', () => input({ kind: 'back' }));
    if (look.fails) button(words['if-fails'], 'plain', turnOver);
  } else if (state.between.length > 0) {
    text = words.choose;
    state.between.forEach((move, nth) => button(move[3] ?? move[0], 'plain', () => input({ kind: 'choose', nth })));
  } else if (state.from) text = words['pick-target'];
  else if (state.turn.length > 0) text = `${words.half} ${state.turn.join(', ')}`;
  if (!look && !exploring && !state.sending && mayMove(state)) {
    const word = current(state).moves.find((move) => move[1] === null);
    if (word) button(word[3] ?? word[0], 'good', () => input({ kind: 'word' }));
    if (state.turn.length > 0) button('↶', 'plain', () => input({ kind: 'back' }));
  }
  const best = (state.review || /** @type {any} */ (state.frame).over) && !exploring && panel.marksAt(state.frame, frame.ply, marks).find((mark) => mark[3]);
  if (best) button(words['button-best-line'], 'plain', () => send({ wire: best[3] }));
  status.textContent = text;
  const open = isOpen(state) && state.review === null;
  const piece = state.from && board.what(state.from, drawn().labels[state.from], '');
  const choices = acts.map((act) => /** @type {Element} */ (act).getAttribute('aria-label') ?? act.textContent);
  prompt(open ? [piece, [text, choices.join(', ')].filter(Boolean).join(' ')].filter(Boolean).join('. ') : '', frame.status);
  status.classList.toggle('warns', Boolean(frame.warns) && !look && !shown);
  $('bar').classList.toggle('open', isOpen(state) || exploring);
  // Buttons that did not change keep the focus.
  const key = [acts.map((act) => act.textContent).join('|'), state.frame.version, frame.ply, state.turn.join(), exploring, failing === look].join(' ');
  if ($('acts').dataset.key !== key) {
    $('acts').dataset.key = key;
    panel.refill($('acts'), acts, /** @type {SVGElement|null} */ (board.svg.querySelector('[tabindex="0"]')));
  }
}

/** What the analysis says about the move that is shown, and the way to a mistake. @param {any} frame */
function showJudged(frame) {
  const judged = state.review && !exploring ? frame.judged : null;
  const isEnd = state.review === null && frame.over && !exploring && replies.length === 0;
  const [label, ply] = isEnd ? ['button-step-through-mistakes', costliest] : ['button-next-mistake', judged?.next ?? null];
  const box = $('judged');
  const key = JSON.stringify([label, ply, judged?.plain]);
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  panel.refill(box, [...panel.paragraphs(judged?.text ?? []), ...(ply === null ? [] : [
    panel.element('p', { class: 'acts' }, panel.controls([{ label: words[label], ply }], () => {}))])]);
}

/** @param {any} frame */
function showDice(frame) {
  const box = $('dice');
  const key = JSON.stringify(frame.dice);
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  box.hidden = !frame.dice;
  if (!frame.dice) return;
  box.replaceChildren(...panel.dice(frame.dice));
  if (key !== lastDice && !still.matches) {
    box.classList.remove('tumble');
    void box.offsetWidth;
    box.classList.add('tumble');
  }
  lastDice = key;
}

/** Presses what is asked in the game. What is typed, as the faces of dice are, has its place on the line. @param {string} wire */
function answer(wire) {
  if (wire.startsWith('k1.fill.dice.')) $('line').focus();
  else send({ wire });
}

/** @param {any} frame */
function showSide(frame) {
  // The same words may have other controls.
  const key = JSON.stringify([state.frame.version, frame.ply, state.review === null, exploring, eyes, marks.length, replies.map((reply) => [reply.plain, reply.controls])]);
  if ($('said').dataset.key === key) return;
  $('said').dataset.key = key;
  const live = /** @type {any} */ (state.frame);
  // The situation below the board names the winning side, and the sentences the people and the reason.
  const facts = live.card ? live.card.lines.at(-1).split(' · ').slice(1).join(' · ') : '';
  // On an earlier position and on the private board, what is asked in the game waits.
  const isNow = state.review === null && !exploring;
  panel.refill($('said'), [...(isNow ? [...panel.paragraphs(live.said), ...(facts ? [panel.element('p', {}, [facts])] : []), panel.element('p', { class: 'acts' },
    panel.controls(live.controls, answer))] : [])]);
  panel.refill($('replies'), replies.map((reply) => panel.element('div', { class: 'reply', role: 'group' }, [
    ...panel.paragraphs(reply.text), ...panel.pictured(reply, base),
    ...(reply.file ? [panel.element('pre', { tabindex: '0' }, [reply.file])] : []),
    panel.element('p', { class: 'acts' }, panel.controls(reply.controls, (wire) => send({ wire }, reply.seat), letGo))])));
  const list = $('moves');
  panel.fill(list, panel.moves(live, state.review ? frame.ply : live.ply, eyes, marks));
  const here = list.querySelector('[aria-current]');
  if (here) list.scrollTop = /** @type {HTMLElement} */ (here).offsetTop - list.clientHeight / 2;
  const people = live.plays && live.seats.some((/** @type {any} */ seat) => !seat.computer && seat.name);
  $('typed').hidden = !live.runs || !live.plays;
  $('own-acts').hidden = !people || exploring;
  for (const act of document.querySelectorAll('#own-acts [data-own]')) {
    const what = act.getAttribute('data-own');
    /** @type {HTMLElement} */ (act).hidden = what === 'again' ? !live.over : !live.runs || what === 'abort' && !live.aborts;
  }
  $('tools').hidden = !people;
  $('film').hidden = live.last === 0;
  // Nothing is planned in a game that is over.
  $('plan').hidden = !live.runs;
  suggestions.close();
  const follower = document.getElementById('follow');
  if (follower) follower.hidden = !live.runs || live.seats.filter((/** @type {any} */ seat) => !seat.computer).length < 2;
  panel.walkers(panel.steps(live, frame.ply), eyes);
  panel.name(document.querySelector('[data-walk=last]'), words[live.runs ? 'last' : 'last-of-all']);
  document.getElementById('share')?.setAttribute('href', `${base}/${frame.ply}`);
}

function showLink() {
  const stale = $('stale');
  const lost = state.link === 'lost';
  const isNew = lost && stale.hidden;
  stale.hidden = !lost;
  main.classList.toggle('cut', state.link !== 'live');
  main.classList.toggle('review', state.review !== null);
  if (isNew) {
    const at = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
    stale.textContent = words['as-of'].replace('#', at.format(seenAt));
  }
}

// ---- fingers, keys, typing -----------------------------------------------------------------------------------------

const DRAG = 8;
/** @type {{cell: string, x: number, y: number, id: number, piece: Element|null, kind: string}|null} */
let held = null;
let fresh = true;

function wireBoard() {
  const svg = board.svg;
  svg.addEventListener('pointerdown', (event) => {
    const cell = cellOf(event.target);
    fresh = true;
    if (!cell || !event.isPrimary || event.button !== 0) { putBack(); return; }
    held = { cell, x: event.clientX, y: event.clientY, id: event.pointerId, piece: null, kind: event.pointerType };
  });
  // Only a finger on a piece that may move keeps the page from scrolling.
  svg.addEventListener('touchstart', (event) => {
    const cell = cellOf(event.target);
    const takes = cell && event.touches.length === 1 && mayMove(state) && !board.isSmall(cell) && movesFrom(state, cell).length > 0;
    if (takes) event.preventDefault();
  }, { passive: false });
  svg.addEventListener('keydown', (event) => keys.press(event));
  svg.addEventListener('dblclick', () => { lens.to(null); });
}

// A listener of its own would make the whole board a stop of the tab key in Chromium, before that of its cells.
$('box').addEventListener('focusin', (event) => { focused = cellOf(event.target); });

addEventListener('pointermove', (event) => {
  if (!held || event.pointerId !== held.id) return;
  const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
  if (!held.piece) {
    if (far < DRAG || !mayMove(state) || state.look || movesFrom(state, held.cell).length === 0) return;
    if (held.kind !== 'mouse' && board.isSmall(held.cell)) return;
    lift(held);
  }
  const up = held.kind === 'mouse' ? 0 : 40;
  const piece = /** @type {HTMLElement} */ (held.piece);
  piece.style.transform = `translate(${event.clientX}px, ${event.clientY - up}px) translate(-50%, -50%)`;
  const over = cellOf(document.elementFromPoint(event.clientX, event.clientY));
  for (const [name, cell] of board.cells) cell.classList.toggle('over', name === over && name !== held.cell);
});

/** @param {{cell: string, piece: Element|null}} from */
function lift(from) {
  input({ kind: 'letgo' });
  input({ kind: 'pick', cell: from.cell });
  const cell = /** @type {Element} */ (board.cells.get(from.cell));
  const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const wide = board.squares ? 100 : 114;
  box.setAttribute('viewBox', `0 0 100 ${wide}`);
  box.setAttribute('class', 'lifted');
  const size = board.middle(from.cell).size * 1.15;
  box.setAttribute('width', String(size));
  for (const drawing of cell.querySelectorAll('.on > use[class]')) box.append(drawing.cloneNode(true));
  document.body.append(box);
  from.piece = box;
  cell.classList.add('lifting');
}

function putBack() {
  held?.piece?.remove();
  if (held) board.cells.get(held.cell)?.classList.remove('lifting');
  for (const cell of board.cells.values()) cell.classList.remove('over');
  held = null;
}

addEventListener('pointerup', (event) => {
  if (!held || event.pointerId !== held.id || !fresh) return;
  const { cell, piece, kind } = held;
  const over = cellOf(document.elementFromPoint(event.clientX, event.clientY));
  putBack();
  if (piece) {
    if (over && over !== cell) input({ kind: 'drop', from: cell, to: over });
    else input({ kind: 'letgo' });
    return;
  }
  if (over !== cell) return;
  if (kind !== 'mouse' && board.isSmall(cell)) { lens.to(cell); return; }
  if (exploring) { attempt(cell); return; }
  replies = reports();
  board.reach(cell, false);
  focused = cell;
  input({ kind: 'pick', cell });
});
addEventListener('pointercancel', putBack);

/** A cell picked on the private board: the first is the piece, the second its target. @param {string} cell */
function attempt(cell) {
  const from = tried;
  tried = from === null ? cell : null;
  if (from !== null && from !== cell) send({ try: `${from}-${cell}` });
  else if (tried) say(`${board.what(cell, drawn().labels[cell], words['nothing-here'])}. ${words['pick-target']}`);
  show();
}

/** The report of an analysis, which is about the whole game: it stays below whatever else is asked and let go. */
function reports() {
  return replies.filter((reply) => reply.marks);
}

/** Drops what was asked, with no more done. */
function letGo() {
  replies = reports();
  show();
  say(shownFrame().status);
}

/** Back from the private board to the game. */
function leave() {
  if (exploring && history.state === 'board') history.back();
  letBoardGo();
  say(shownFrame().status);
}

/** The private board is gone, wherever the history of the browser stands. */
function letBoardGo() {
  exploring = false;
  tried = null;
  replies = reports();
  $('said').dataset.key = '';
  show();
}

/** Whether the piece in hand may go to a cell, and what it does there. @param {string} cell */
function mayThere(cell) {
  const move = state.from && movesFrom(state, state.from).find((one) => one[2] === cell);
  return move ? mayWord(move[0], Boolean(drawn().labels[cell])) : null;
}

/** The yes or no that a typed line is; `null` for any other. @param {string} text */
function answered(text) {
  const word = text.toLowerCase().replace(/[.!]+$/, '');
  const says = (/** @type {string} */ id) => words[id].split(', ').includes(word);
  if (word === 'yes' || says('answer-yes')) return true;
  return word === 'no' || says('answer-no') ? false : null;
}

/** A typed move that is shown before it counts. */
function typedFirst() {
  return replies.find((reply) => reply.cells && reply.controls[0]?.style === 'good');
}

/** The text of that move. */
let typedText = '';

/** Answers what this page alone asks: whether a move that is shown counts, or whether to go on. Returns whether it asked. @param {boolean} yes */
function answersHere(yes) {
  if (exploring) return false;
  if (state.look) { input({ kind: yes ? 'confirm' : 'back' }); return true; }
  const asks = typedFirst() ?? replies.find((reply) => reply.controls.some((/** @type {any} */ control) => control.lets_go));
  if (!asks) return false;
  const sure = asks.controls.find((/** @type {any} */ control) => ['good', 'grave'].includes(control.style));
  if (yes && sure) send({ wire: sure.wire }, asks.seat);
  else if (!yes) letGo();
  return !yes || Boolean(sure);
}

/** Goes on with what waits for a press alone: a move that is shown, or dice in the air. Returns whether anything did. */
function goesOn() {
  if (!mayMove(state) || exploring) return false;
  if (state.look) { input({ kind: 'confirm' }); return true; }
  const roll = /** @type {HTMLElement|null} */ ($('said').querySelector('.primary[data-means*=".dice."]'));
  if (!roll || isOpen(state) || state.frame.moves.length > 0 || /** @type {any} */ (state.frame).over) return false;
  roll.click();
  return true;
}

const keys = new Keys(() => board, {
  pick: (cell) => {
    if (exploring) { attempt(cell); return; }
    if (goesOn()) return;
    replies = reports();
    input({ kind: 'pick', cell });
  },
  tell: (cell) => {
    const what = board.what(cell, drawn().labels[cell], words['nothing-here']);
    const may = mayThere(cell);
    if (may) say(`${what}. ${words[may]} ${words.enter}`);
    else if (state.from && state.from !== cell) run({ kind: 'why', from: state.from, to: cell });
    else say(what);
  },
  back: () => input({ kind: 'back' }),
  letGo: () => { putBack(); input({ kind: state.look ? 'back' : 'letgo' }); },
  ring: () => (state.from
    ? movesFrom(state, state.from).map((move) => move[2])
    : current(state).moves.map((move) => move[1])).filter((cell) => cell !== null),
  say,
});

$('typed').addEventListener('submit', (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ ($('line'));
  const text = field.value.trim();
  suggestions.close();
  if (!text) { goesOn(); return; }
  if (!mayMove(state)) { excuse(); return; }
  const yes = answered(text);
  if (yes !== null && answersHere(yes) || !exploring && text === typedText && typedFirst() && answersHere(true)) {
    field.value = '';
    return;
  }
  input({ kind: 'letgo' });
  if (exploring) { send({ try: text }).then((done) => { if (done && replies[0]?.cells) field.value = ''; }); return; }
  // A move that is refused is corrected; a word has been answered.
  send({ say: withTurn(text) }).then((done) => { typedText = text; if (done && (replies.length === 0 || !/^(#\d+\s*)?[a-z]+\d/i.test(text))) field.value = ''; });
});

/** A typed move goes on with the turn that is picked so far. @param {string} text */
function withTurn(text) {
  const { moves } = current(state);
  const isMove = /^[a-z]+\d/i.test(text) || moves.some((move) => move[1] === null && move[0] === text.toLowerCase());
  const isWhole = state.turn.length === 0 || text.toUpperCase().startsWith(state.turn[0].toUpperCase());
  return isMove && !isWhole ? [...state.turn, text].join(', ') : text;
}

// A key that is held down shows a move, and does not make it count too.
$('line').addEventListener('keydown', (event) => { if (event.key === 'Enter' && event.repeat) event.preventDefault(); });

for (const [id, line, what] of /** @type {[string, string, (text: string) => any][]} */ ([
  ['note', 'note-line', (text) => ({ note: { ply: shownFrame().ply, text } })],
  ['plan', 'planned', (text) => ({ plan: text })],
])) {
  $(id).addEventListener('submit', (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ ($(line));
    // A plan that cannot be read is corrected; the next text takes the place of one that could.
    const taken = () => { if (id === 'plan') field.select(); else field.value = ''; };
    if (field.value.trim()) send(what(field.value.trim())).then((done) => { if (done) taken(); });
  });
}

for (const button of document.querySelectorAll('[data-own]')) {
  button.addEventListener('click', () => {
    const frame = /** @type {any} */ (state.frame);
    const person = (/** @type {any} */ seat) => !seat.computer && !seat.out;
    const what = /** @type {HTMLElement} */ (button).dataset.own;
    const mover = frame.seats.find((/** @type {any} */ seat) => seat.moves && person(seat));
    const others = frame.seats.filter(person);
    // The player who takes a move back or offers a draw has just moved; the one who resigns is to move.
    const before = others.length > 1 && mover ? others[(others.indexOf(mover) + others.length - 1) % others.length] : null;
    const early = what === 'back' || what === 'draw';
    const asks = early ? before ?? mover ?? others[0] : mover ?? others[0];
    send({ own: what }, asks?.seat ?? null);
  });
}

// ---- walking -------------------------------------------------------------------------------------------------------

/**
 * Enters a past position or the private board: **Back** leads out of it. Walking on inside stays at that entry of the history.
 * @param {'past'|'board'} place @param {string} address
 */
function goInside(place, address) {
  const stays = history.state === place || history.state === 'board' || place === 'past' && state.review !== null;
  if (stays) history.replaceState(history.state && place, '', address);
  else history.pushState(place, '', address);
}

/** Whether the walk has left the past already, and its entry of the history is being left. */
let goesOut = false;

/** Leaves the past in the history as well. */
function goOut() {
  const now = `${base}?eyes=${eyes}`;
  goesOut = history.state === 'past' || history.state === 'board';
  if (goesOut) history.back();
  else history.replaceState(null, '', now);
}

let fragment = location.hash;
addEventListener('popstate', () => {
  // The link that skips to the board leads to no other position.
  if (location.hash !== fragment) { fragment = location.hash; return; }
  if (goesOut) {
    goesOut = false;
    history.replaceState(null, '', `${base}?eyes=${eyes}`);
    return;
  }
  if (exploring) letBoardGo();
  const ply = new URLSearchParams(location.search).get('ply');
  if (ply !== null ? state.review?.ply !== Number(ply) : state.review !== null) walk(ply === null ? null : Number(ply), 'history');
});

/** The ply that was asked for last, while its position is on the way. */
let wanted = /** @type {number|null} */ (null);

/**
 * @param {number|null} ply
 * @param {'turned'|'history'|null} [why] the position that is shown already, from another side; or what the browser's history leads to
 */
async function walk(ply, why = null) {
  told = '';
  // What was asked about another position would hide this one.
  if (why !== 'turned' && (exploring || replies.length > 0)) letBoardGo();
  const live = /** @type {any} */ (state.frame);
  if (ply === null || ply >= live.last) {
    wanted = null;
    if (why !== 'history') goOut();
    input({ kind: 'review', frame: null });
    say(live.status);
    return;
  }
  wanted = ply;
  let sent = null;
  try {
    const answer = await fetch(`${base}/frame?ply=${ply}&eyes=${eyes}`);
    sent = answer.ok ? await answer.json() : null;
  } catch {
    wanted = null;
    tell(words['not-sent']);
    return;
  }
  if (sent && !fits(sent)) { old(sent.f); return; }
  // Another one may have been asked for meanwhile.
  if (wanted !== ply) return;
  wanted = null;
  if (sent === null) return;
  const frame = read(sent);
  if (why !== 'history') goInside('past', `${base}?ply=${ply}&eyes=${eyes}`);
  input({ kind: 'review', frame });
  const turn = live.turns.find((/** @type {any[]} */ one) => one[2] === ply);
  say([...(turn ?? []).slice(0, 2), frame.status, frame.judged?.plain].filter(Boolean).join(' '));
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest('a[data-walk], a[data-ply]');
  // On a page that is older than the program, links lead to new pages.
  if (!link || state.link === 'old' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const way = link.getAttribute('data-walk');
  if (way === 'turn') { turn(); return; }
  // From the ply shown, or asked for.
  const ply = way ? panel.steps(state.frame, wanted ?? shownFrame().ply)[way] : Number(link.getAttribute('data-ply'));
  // On a phone a link in an answer stands below the board.
  const below = link.closest('#replies');
  if (ply !== undefined) walk(ply).then(() => { if (below) $('judged').scrollIntoView({ block: 'end' }); });
});

// Letters and signs are keys on the board alone: speech input and slips must not press them elsewhere.
document.addEventListener('keydown', (event) => {
  const inside = event.target instanceof Element && event.target.closest('svg.board, input, select, textarea, button');
  if (inside || event.ctrlKey || event.metaKey || event.altKey) return;
  const walks = /** @type {Object<string, string>} */ ({ ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' })[event.key];
  const link = walks && /** @type {HTMLElement|null} */ (document.querySelector(`[data-walk=${walks}]`));
  if (link) { event.preventDefault(); link.click(); }
});

/** The board from its next side. */
function turn() {
  const { turned, eyes: first, sides } = /** @type {any} */ (main.dataset);
  turnTo(String((Number(eyes) + Number(turned) - Number(first) + 2 * Number(sides)) % Number(sides)));
}

/** The board from the side of whoever is to move, if that is a person. */
function follow() {
  const mover = /** @type {any} */ (state.frame).seats.find((/** @type {any} */ seat) => seat.moves && !seat.computer);
  if (mover && String(mover.sits) !== eyes) turnTo(String(mover.sits));
}

document.getElementById('follow')?.addEventListener('click', (event) => {
  follows = !follows;
  /** @type {Element} */ (event.currentTarget).setAttribute('aria-pressed', String(follows));
  if (follows) follow();
});

/** The board from this side: drawn anew by the server, which alone knows how. @param {string} next */
function turnTo(next) {
  if (state.link === 'old') return;
  const asked = new XMLHttpRequest();
  asked.open('GET', `${base}/board?eyes=${next}`);
  asked.responseType = 'document';
  asked.onload = async () => {
    const svg = asked.responseXML?.documentElement;
    if (!svg || asked.status !== 200) return;
    const fitted = document.importNode(svg, true);
    board.svg.replaceWith(fitted);
    board = new Board(/** @type {any} */ (fitted));
    wireBoard();
    lens.to(lens.isNear ? focused : null);
    eyes = next;
    const ply = state.review ? `&ply=${state.review.ply}` : '';
    history.replaceState(history.state, '', `${base}?eyes=${eyes}${ply}`);
    await catchUp();
    if (state.review) await walk(state.review.ply, 'turned');
    board.shown.clear();
    $('said').dataset.key = '';
    show();
  };
  asked.send();
}

// ---- the line ------------------------------------------------------------------------------------------------------

const line = new Line(() => `${base}/live`, () => ({ since: state.frame.version, eyes }), {
  frame: (frame) => {
    seenAt = Date.now();
    if (state.link !== 'live') told = '';
    if (frame) { ahead = frame.now - Date.now(); input({ kind: 'frame', frame }); } else if (state.link !== 'live') input({ kind: 'link', link: 'live' });
  },
  lost: () => input({ kind: 'link', link: 'lost' }),
  catching: () => { if (state.link === 'lost') input({ kind: 'link', link: 'catching' }); },
  unseen: () => { if (state.link === 'live') input({ kind: 'link', link: 'catching' }); },
  gone: () => location.reload(),
  old,
});

setInterval(() => {
  const frame = shownFrame();
  if (frame.seats.some((/** @type {any} */ seat) => seat.clock?.[1])) showSeats(frame);
}, 1000);

$('others').replaceChildren();
wireBoard();
if (main.dataset.ply !== undefined && Number(main.dataset.ply) < frameAtLoad.last) {
  state = { ...begin(frameAtLoad), review: frameAtLoad };
  catchUp();
}
show();
line.open();
main.dataset.ready = 'yes';
