import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';

/** So many entries of a long list are written, or read, in one turn. */
const IN_A_TURN = 200;
/** Long lists are looked for so deep. */
const DEPTH = 3;

/** Stands in a message for a long list, of which so many pieces were sent ahead. */
interface Ahead {
  pieces: number;
}

/** Sends a message. Its long lists go ahead in pieces: for one large message, the other side would stand still. */
export async function sendInPieces(value: unknown, send: (message: unknown) => void): Promise<void> {
  const message = await eachList(value, DEPTH, async (list) => {
    if (!Array.isArray(list) || list.length <= IN_A_TURN) return list;
    for (let from = 0; from < list.length; from += IN_A_TURN) {
      send(serialize(list.slice(from, from + IN_A_TURN)));
      await setImmediate();
    }
    return { pieces: Math.ceil(list.length / IN_A_TURN) } satisfies Ahead;
  });
  send(message);
}

/** Listens to messages that were sent in pieces. */
export function joinPieces(onMessage: (value: unknown) => void): (message: unknown) => Promise<void> {
  const ahead: Uint8Array[] = [];
  return async (message) => {
    if (message instanceof Uint8Array) ahead.push(message);
    else onMessage(await joined(message, ahead.splice(0)));
  };
}

function joined(message: unknown, ahead: Uint8Array[]): Promise<unknown> {
  return eachList(message, DEPTH, async (given) => {
    if (!isAhead(given)) return given;
    const list: unknown[] = [];
    for (const piece of ahead.splice(0, given.pieces)) {
      list.push(...(deserialize(piece) as unknown[]));
      await setImmediate();
    }
    return list;
  });
}

function isAhead(value: object): value is Ahead {
  // The names of all that others are would be listed for long: a drawn file has one for each of its bytes.
  return typeof (value as Partial<Ahead>).pieces === 'number' && Object.keys(value).length === 1;
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
