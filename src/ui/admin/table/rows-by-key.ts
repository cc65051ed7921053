/** The element around every list's table. */
export const LIST_ID = 'list';

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${LIST_ID} tbody tr:has(.opening-link, .checkbox)`)];
}

/** The row with the focus. */
function current(): HTMLElement | null | undefined {
  return document.activeElement?.closest<HTMLElement>(`#${LIST_ID} tbody tr`);
}

/** On what opens the row, or else on what chooses it. */
function focusRow(row: HTMLElement | undefined): void {
  const control =
    row?.querySelector<HTMLElement>('.opening-link') ?? row?.querySelector<HTMLElement>('.checkbox');
  control?.focus();
}

/** Moves the focus by one row; from elsewhere on the page to the first one. */
export function moveBy(step: 1 | -1): void {
  const all = rows();
  const row = current();
  const here = row ? all.indexOf(row) : -1;
  focusRow(here < 0 ? all[0] : all[here + step]);
}

/** Moves the focus to the first row, or to an empty list. */
export function focusList(): void {
  const [first] = rows();
  if (first) focusRow(first);
  else document.getElementById(LIST_ID)?.focus();
}

/** Clicks a control of the row with the focus. */
export function pressInRow(
  control: '.checkbox' | '[data-column="edit"] a' | '[data-column="remove"] button',
): void {
  current()?.querySelector<HTMLElement>(control)?.click();
}

/** Asks whether to delete the chosen rows, or else the row with the focus. */
export function pressDelete(): void {
  const ofChosen = document.querySelector<HTMLElement>('.selection-bar .button-danger');
  if (ofChosen) ofChosen.click();
  else pressInRow('[data-column="remove"] button');
}
