// @ts-check
/**
 * The frame around every page: its settings close by Escape and outside them, and keep what is filled in on the page. Moments
 * are shown in the zone of the device.
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
