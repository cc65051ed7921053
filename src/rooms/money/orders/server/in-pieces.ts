import { setImmediate } from 'node:timers/promises';

/** So many values are in a question to a database, which is the same text however many are asked for. */
const PIECE = 100;

/** What is found by each of these values, whatever their number. Others have their turn in between. */
export async function inPieces<Value, Row>(
  values: readonly Value[],
  find: (some: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < values.length; from += PIECE) {
    if (from > 0) await setImmediate();
    const some = values.slice(from, from + PIECE);
    const last = some.at(-1) as Value;
    found.push(...(await find([...some, ...Array.from({ length: PIECE - some.length }, () => last)])));
  }
  return found;
}
