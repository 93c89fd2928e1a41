// @ts-check
/**
 * The frame around every page: its settings close by Escape and outside them, and keep what is filled in on the page. Moments
 * are shown in the zone of the device.
 *
 * A control that appears under the pointer takes no press for a moment: the second press of two, meant for the control
 * before it, would answer for a player who has read nothing. Keys and screen readers press at once.
 */

const settings = /** @type {HTMLDetailsElement|null} */ (document.querySelector('details.settings'));
const summary = settings?.querySelector('summary');
/** What was filled in when settings were saved; the page is then loaded anew. */
const KEPT = 'kingboard-filled-in';

/** The fields of the page, without those of the settings. @returns {(HTMLInputElement|HTMLSelectElement)[]} */
function fields() {
  return [...document.querySelectorAll('main input:not([type=hidden]), main select')].map((field) => /** @type {any} */ (field));
}

function keep() {
  const filled = fields().map((field) => [field.name, field.value, 'checked' in field && field.checked]);
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ path: location.pathname + location.search, filled }));
  } catch {
    // Without storage the page begins afresh.
  }
}

/** Fills in again what was kept for this page, where it has the same fields. */
function fill() {
  let kept;
  try {
    kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    sessionStorage.removeItem(KEPT);
  } catch {
    return;
  }
  if (kept?.path !== location.pathname + location.search) return;
  const all = fields();
  if (JSON.stringify(all.map((field) => field.name)) !== JSON.stringify(kept.filled.map((/** @type {any[]} */ [name]) => name))) return;
  all.forEach((field, nth) => {
    const [, value, checked] = kept.filled[nth];
    if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) field.checked = checked;
    else field.value = value;
  });
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !settings?.open) return;
  // A closed element cannot hold the focus.
  if (settings.contains(document.activeElement)) summary?.focus();
  settings.open = false;
});
document.addEventListener('pointerdown', (event) => {
  if (settings?.open && !settings.contains(/** @type {Node} */ (event.target))) settings.open = false;
});
settings?.querySelector('form')?.addEventListener('submit', keep);
fill();

/** Whether a page came out of what the browser keeps for **Back**, and not from the server. @param {PageTransitionEvent} event */
function isKept(event) {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  return event.persisted || visit?.type === 'back_forward' && visit.transferSize === 0;
}

// A list tells of games that have gone on since. The page of a game catches up by itself, and a form stays as it was left.
addEventListener('pageshow', (event) => {
  if (isKept(event) && !document.querySelector('main.game, main.embed, form.new')) location.reload();
});

/** A moment as the server writes it. */
const MOMENT = /(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g;

/** The moments in a text in the zone of this device. @param {string} text */
export function inZone(text) {
  const zone = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return text.replace(MOMENT, (_, day, time) => zone.format(new Date(`${day}T${time}Z`)));
}

/** Shows the moments below an element in the zone of this device. @param {ParentNode} root */
export function showInZone(root) {
  for (const moment of root.querySelectorAll('time[datetime]')) moment.textContent = inZone(moment.textContent ?? '');
}
showInZone(document);

// ---- the second press of two ---------------------------------------------------------------------------------------

/** Time for which a control that has appeared takes no press, in ms. */
const DEAF = 600;
/** Time within which a press belongs to the one before it, and longest time for which that one is remembered, in ms. */
const TWICE = 1_000;
const KNOWN = 5_000;
/** Distance within which two presses are at one point, in CSS pixels. */
const NEAR = 16;

/** The last press: its point and time, and the controls that were there. @type {{x: number, y: number, at: number, controls: Set<string>}|null} */
let pressed = null;
/** The controls that have appeared there since, each with its time. @type {Map<string, number>} */
let appeared = new Map();
/** The control on which the press under way began, and whether it was not there at the press before. */
let began = /** @type {string|null} */ (null);
let deaf = false;

/** A control by where it stands and what it says and does. @param {Element|null|undefined} at */
function controlOf(at) {
  const control = /** @type {HTMLElement|null|undefined} */ (at?.closest('button, a[href], select, summary, label, input'));
  if (!control) return null;
  const words = control.getAttribute('aria-label') ?? control.textContent?.trim();
  return [control.parentElement?.closest('[id]')?.id, control.dataset.means, words].join('|');
}

/** The controls at a point and close around it. @param {{x: number, y: number}} point @returns {string[]} */
function controlsAt({ x, y }) {
  const places = [-NEAR, 0, NEAR].flatMap((right) => [-NEAR, 0, NEAR].map((down) => [right, down]));
  return places.flatMap(([right, down]) => controlOf(document.elementFromPoint(x + right, y + down)) ?? []);
}

addEventListener('pointerdown', (event) => {
  const [x, y, at] = [event.clientX, event.clientY, performance.now()];
  const control = controlOf(event.target instanceof Element ? event.target : null);
  began = control;
  const isSecond = pressed !== null && at - pressed.at < KNOWN && Math.hypot(x - pressed.x, y - pressed.y) <= NEAR;
  const isNew = isSecond && control !== null && !pressed?.controls.has(control);
  // A step through a game answers nothing.
  const steps = event.target instanceof Element && event.target.closest('a[data-ply], a[data-walk]') !== null;
  deaf = isNew && !steps && pressed !== null && (at - pressed.at < TWICE || at - (appeared.get(control) ?? 0) < DEAF);
  if (deaf) return;
  pressed = { x, y, at, controls: new Set(controlsAt({ x, y })) };
  appeared = new Map();
}, { capture: true });

for (const kind of ['mousedown', 'click', 'dblclick']) {
  addEventListener(kind, (event) => {
    // A press by a key has no pointer, nor has one by a screen reader.
    if (!(event instanceof MouseEvent) || event.detail === 0 || /** @type {any} */ (event).mozInputSource === 0) return;
    // A finger presses what is there when it is lifted.
    const button = event.target instanceof Element && event.target.closest('button, a[href], summary');
    const isOther = kind === 'click' && button && began !== null && controlOf(button) !== began;
    if (kind === 'click') began = null;
    if (!deaf && !isOther) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}
addEventListener('keydown', () => { deaf = false; }, { capture: true });
// What somebody scrolls to is what they look for.
for (const kind of ['wheel', 'pointercancel']) addEventListener(kind, () => { pressed = null; }, { capture: true, passive: true });

new MutationObserver(() => {
  const now = performance.now();
  if (!pressed || now - pressed.at > KNOWN) return;
  appeared = new Map(controlsAt(pressed).map((control) => [control, appeared.get(control) ?? now]));
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
