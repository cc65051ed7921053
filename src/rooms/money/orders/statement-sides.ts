import { wordsOf } from './statement-meanings.ts';

/** From whom and to whom each row is. */
export interface Sides {
  from: string;
  to: string;
}

/** A number of fewer digits may be part of anything. */
const DIGITS_LEAST = 6;

/**
 * Which way money went, by the account whose statement it is, which every row has on one of its sides: the one that is named above
 * the headings, or the only one that is now on this side and now on that, and got something from several.
 */
export function waysBySides(rows: readonly Sides[], above: string): ('in' | 'out' | '')[] {
  const sides = rows.map(({ from, to }) => ({ from: keyOf(from), to: keyOf(to) }));
  const told = sides.filter(({ from, to }) => from !== '' && to !== '' && from !== to);
  const everywhere = [...new Set(told.slice(0, 1).flatMap(({ from, to }) => [from, to]))].filter((one) =>
    told.every(({ from, to }) => from === one || to === one),
  );
  // Tills that are emptied into one account have that one on one side, too.
  const isOnBoth = (one: string) =>
    told.some(({ from }) => from === one) && told.some(({ to }) => to === one);
  const named = everywhere.filter((one) => isNamedAbove(one, keyOf(above)));
  // One who paid and got something back is in every row that was looked up of them, too.
  const hasSeveral = (one: string) =>
    new Set(told.flatMap(({ from, to }) => (to === one ? from : []))).size > 1;
  const [own, ...others] =
    named.length > 0 ? named : everywhere.filter((one) => isOnBoth(one) && hasSeveral(one));
  if (own === undefined || others.length > 0) return rows.map(() => '');
  return sides.map(({ from, to }) => {
    if (from === '' || to === '' || from === to) return '';
    return to === own ? 'in' : from === own ? 'out' : '';
  });
}

/** Which way money went that is from or to somebody who is called so: the organiser, or an account of theirs. */
export function waysOfOwn(rows: readonly Sides[], own: readonly string[]): ('in' | 'out' | '')[] {
  const keys = own.map(keyOf);
  const isOwn = (cell: string) => keys.some((key) => isNamedAbove(key, keyOf(cell)));
  return rows.map(({ from, to }) => {
    const [isFrom, isTo] = [isOwn(from), isOwn(to)];
    return isFrom === isTo ? '' : isFrom ? 'out' : 'in';
  });
}

/** Numbers of accounts in what is said of paying. */
export function accountsIn(text: string): string[] {
  return text.match(/\d{6,}/g) ?? [];
}

/** Whether one account alone is on the side from which money came, and several on the other: it may be the own one. */
export function isFromOne(rows: readonly Sides[]): boolean {
  const told = rows.filter(({ from, to }) => from !== '' && to !== '');
  const [froms, tos] = [new Set(told.map(({ from }) => from)), new Set(told.map(({ to }) => to))];
  return froms.size === 1 && tos.size > 1;
}

function isNamedAbove(own: string, above: string): boolean {
  const isTelling = own.replace(/\D/g, '').length >= DIGITS_LEAST || own.includes(' ');
  return isTelling && ` ${above} `.includes(` ${own} `);
}

function keyOf(cell: string): string {
  return wordsOf(cell).join(' ');
}
