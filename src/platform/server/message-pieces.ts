import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';

/** So many entries of a long list are written, or read, in one turn. */
const IN_A_TURN = 200;
/** Long lists are looked for so deep. */
const DEPTH = 3;

/** A long list on its way between processes, some entries in each piece. */
interface Pieces {
  pieces: readonly Uint8Array[];
}

/** A message whose long lists are already written, so that nothing waits while it is sent. */
export function inPieces(value: unknown): Promise<unknown> {
  return eachList(value, DEPTH, async (list) => {
    if (!Array.isArray(list) || list.length <= IN_A_TURN) return list;
    const pieces: Uint8Array[] = [];
    for (let from = 0; from < list.length; from += IN_A_TURN) {
      pieces.push(serialize(list.slice(from, from + IN_A_TURN)));
      await setImmediate();
    }
    return { pieces } satisfies Pieces;
  });
}

/** The same as it was. */
export function ofPieces(value: unknown): Promise<unknown> {
  return eachList(value, DEPTH, async (given) => {
    if (Array.isArray(given) || !isPieces(given)) return given;
    const list: unknown[] = [];
    for (const piece of given.pieces) {
      list.push(...(deserialize(piece) as unknown[]));
      await setImmediate();
    }
    return list;
  });
}

function isPieces(value: object): value is Pieces {
  const { pieces, ...others } = value as Partial<Pieces>;
  const areWritten = Array.isArray(pieces) && pieces.every((piece) => piece instanceof Uint8Array);
  return areWritten && Object.keys(others).length === 0;
}

/** Changes the lists of plain objects within plain objects. */
async function eachList(
  value: unknown,
  depth: number,
  change: (found: object) => Promise<unknown>,
): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  const changed = await change(value);
  const isPlain = changed === value && Object.getPrototypeOf(value) === Object.prototype;
  if (depth === 0 || !isPlain) return changed;
  const entries: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value))
    entries.push([name, await eachList(inner, depth - 1, change)]);
  return Object.fromEntries(entries);
}
