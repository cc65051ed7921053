import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { joinPieces, sendInPieces } from './message-pieces.ts';

/** What is sent for a value, and what arrives. */
async function passed(value: unknown) {
  const messages: unknown[] = [];
  await sendInPieces(value, (message) => messages.push(deserialize(serialize(message))));
  const arrived: unknown[] = [];
  const read = joinPieces((whole) => arrived.push(whole));
  for (const message of messages) await read(message);
  return { messages, arrived };
}

test('long lists are sent ahead in pieces, and are as they were', async () => {
  const lines = Array.from({ length: 1_001 }, (_, line) => ({ line, text: `TRF ${line}`, doubts: [] }));
  const message = {
    ...{ speaking: { language: 'fr' }, bytes: Uint8Array.of(1, 2), nothing: null, few: [1, 2] },
    done: { lines, leftOut: { out: 1 }, sheets: new Map([['One', 1]]), others: lines.slice(0, 201) },
  };
  const { messages, arrived } = await passed(message);
  expect(messages).toHaveLength(6 + 2 + 1);
  expect(arrived).toEqual([message]);
  for (const plain of [undefined, 'text', [], { failed: 'Error' }])
    expect((await passed(plain)).arrived).toEqual([plain]);
});

test('others have their turn while a long list is written and read', async () => {
  const list = Array.from({ length: 2_000 }, (_, index) => ({ index }));
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const messages: unknown[] = [];
  await sendInPieces({ list }, (message) => messages.push(message));
  const written = turns;
  const read = joinPieces(() => undefined);
  for (const message of messages) await read(message);
  clearImmediate(next);
  expect([written, turns - written].every((some) => some >= 8)).toBe(true);
});

test('a file that arrives isn’t gone through byte by byte', async () => {
  let listed = 0;
  const ownKeys = (bytes: Uint8Array) => {
    listed += 1;
    return Reflect.ownKeys(bytes);
  };
  const file = new Proxy(Uint8Array.of(1, 2), { ownKeys });
  await joinPieces(() => undefined)({ done: file });
  expect(listed).toBe(0);
});
