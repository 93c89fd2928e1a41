// @ts-check
/** The form of a new game: names only for those who sit here, and a page that came back asks afresh. */

const form = /** @type {HTMLFormElement|null} */ (document.querySelector('form.new'));

function fit() {
  if (!form) return;
  const data = new FormData(form);
  const seats = data.get('level') ? 1 : Number(data.get('seats') ?? 2);
  form.querySelectorAll('.names label').forEach((label, nth) => {
    /** @type {HTMLElement} */ (label).hidden = nth >= seats;
  });
}

form?.addEventListener('change', fit);
form?.addEventListener('submit', () => {
  // Pressed twice, it begins one game.
  form.querySelectorAll('button').forEach((button) => { setTimeout(() => { button.disabled = true; }); });
});
addEventListener('pageshow', () => form?.querySelectorAll('button').forEach((button) => { button.disabled = false; }));
fit();
