/** The element around every list's table. */
export const LIST_ID = 'list';

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${LIST_ID} tbody tr:has(.opening-link, .checkbox)`)];
}

/** The row with the focus. */
function current(): HTMLElement | null | undefined {
  return document.activeElement?.closest<HTMLElement>(`#${LIST_ID} tbody tr`);
}

/** What opens the row, or else what chooses it; without a row, the list. */
function placeIn(row: HTMLElement | undefined): HTMLElement | null {
  if (!row) return document.getElementById(LIST_ID);
  return row.querySelector<HTMLElement>('.opening-link') ?? row.querySelector<HTMLElement>('.checkbox');
}

/** Where the focus goes when the record is closed. */
export function placeOf(id: string): HTMLElement | null {
  return placeIn(rows().find(({ dataset }) => dataset.record === id));
}

/** Where the focus goes when the records are deleted: to the row that takes their place, or else the last one. */
export function placeWithout(ids: ReadonlySet<string>): HTMLElement | null {
  const all = rows();
  const isGone = ({ dataset }: HTMLElement) => ids.has(dataset.record ?? '');
  const stays = (row: HTMLElement) => !isGone(row);
  const first = Math.max(0, all.findIndex(isGone));
  return placeIn(all.slice(first).find(stays) ?? all.findLast(stays));
}

/** Moves the focus by one row; from elsewhere on the page to the first one. False if there is no such row. */
export function moveBy(step: 1 | -1): boolean {
  const all = rows();
  const row = current();
  const here = row ? all.indexOf(row) : -1;
  const next = here < 0 ? all[0] : all[here + step];
  if (next) placeIn(next)?.focus();
  return next !== undefined;
}

/** Moves the focus to the first row for a step forwards, or to the last one. */
export function focusEnd(step: 1 | -1): void {
  placeIn(rows().at(step > 0 ? 0 : -1))?.focus();
}

/** Moves the focus to the first row, or to an empty list. */
export function focusList(): void {
  placeIn(rows()[0])?.focus();
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
