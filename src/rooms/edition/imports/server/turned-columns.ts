import { plainWords } from '#platform/server/plain-words.ts';
import type { Line } from './lines.ts';

/** So many rows tell how a column is written. */
const ROWS_LOOKED_AT = 200;
const NEARLY_ALL = 0.9;
const SAYS_LAST_FIRST =
  /\b(?:last|surname|family|noms?|apelido|sobrenome)\b.*\b(?:first|given|forenames?|other|prenoms?|nome)\b/u;

export type Turned = (cell: string) => string | undefined;

/** Whether nearly all cells of a column can be turned. */
export function mayBeTurned(rows: readonly Line[], index: number, turned: Turned): boolean {
  const cells = rows.slice(0, ROWS_LOOKED_AT).flatMap(({ cells }) => cells[index] || []);
  const written = cells.filter((cell) => turned(cell) !== undefined);
  return written.length > 0 && written.length >= NEARLY_ALL * cells.length;
}

/** Whether they are to be, as the heading says, or addresses beside them prove: ‘Mensah, Ama’ beside ama.mensah@, amensah@ or mensaha@. */
export function isTurned(rows: readonly Line[], index: number, turned: Turned, heading: string): boolean {
  if (!mayBeTurned(rows, index, turned)) return false;
  if (SAYS_LAST_FIRST.test(plainWords(heading))) return true;
  const looked = rows
    .slice(0, ROWS_LOOKED_AT)
    .filter(({ cells }) => turned(cells[index] ?? '') !== undefined);
  const told = looked.map(({ cells }) => orderIn(cells[index] ?? '', cells));
  const [proven, other] = ['turned', 'straight'].map((order) => told.filter((one) => one === order).length);
  return (proven ?? 0) * 2 >= looked.length && (other ?? 0) * 10 <= (proven ?? 0);
}

/** What an address in the same row says of which part of a name is the family's. */
function orderIn(cell: string, cells: readonly string[]): 'turned' | 'straight' | undefined {
  const [before = [], behind = []] = cell.split(',').map((part) => plainWords(part).split(' '));
  const address = cells.find((one) => /^\S+@\S+$/u.test(one)) ?? '';
  const local = plainWords(address.slice(0, address.indexOf('@')))
    .replace(/\d+/g, '')
    .trim();
  if (isOf(local, behind, before)) return 'turned';
  return isOf(local, before, behind) ? 'straight' : undefined;
}

/** Whether it is written of a first and a last name: one behind the other, or the last with an initial. */
function isOf(local: string, first: readonly string[], last: readonly string[]): boolean {
  const ways = first.flatMap((one) =>
    last.flatMap((other) => {
      const initial = one.slice(0, 1);
      return [
        `${one} ${other}`,
        one + other,
        `${initial} ${other}`,
        initial + other,
        `${other} ${initial}`,
        other + initial,
      ];
    }),
  );
  return ways.includes(local);
}
