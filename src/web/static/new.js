// @ts-check
/**
 * The form of a new game: sides of the chosen table, names only for those who sit here, a field for a time that the list
 * has not; a page that came back asks afresh.
 */

const form = /** @type {HTMLFormElement|null} */ (document.querySelector('form.new'));

function fit() {
  if (!form) return;
  const data = new FormData(form);
  const table = String(data.get('seats') ?? 2);
  const people = data.get('level') ? 1 : Number(table);
  form.querySelectorAll('.names label').forEach((label, nth) => {
    /** @type {HTMLElement} */ (label).hidden = nth >= people;
  });
  fitSides(table);
  offer('own-clock', data.get('clock') === 'other');
  offer('may-rate', !data.get('level'));
  const how = document.getElementById('level-how');
  const level = /** @type {HTMLSelectElement} */ (form.elements.namedItem('level'));
  if (how) how.textContent = level.selectedOptions[0]?.dataset.plays === undefined ? '' : level.selectedOptions[0].textContent;
}

/** Shows a field, or takes it away with what it would send. @param {string} id @param {boolean} shown */
function offer(id, shown) {
  const field = document.getElementById(id);
  if (field) field.hidden = !shown;
  field?.querySelectorAll('input').forEach((input) => { input.disabled = !shown; });
}

/** Offers the sides of this table alone. @param {string} table its number of players */
function fitSides(table) {
  const sides = /** @type {HTMLSelectElement} */ (form?.elements.namedItem('side'));
  for (const side of sides.options) {
    const has = !side.dataset.seats || side.dataset.seats.split(' ').includes(table);
    // Not every browser hides it.
    side.hidden = side.disabled = !has;
    if (!has && side.selected) sides.value = '';
  }
}

form?.addEventListener('change', fit);
form?.addEventListener('submit', () => {
  // Pressed twice, it begins one game.
  form.querySelectorAll('button').forEach((button) => { setTimeout(() => { button.disabled = true; }); });
});
addEventListener('pageshow', () => form?.querySelectorAll('button').forEach((button) => { button.disabled = false; }));
fit();
