import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { inPieces, ofPieces } from './message-pieces.ts';

const sent = async (value: unknown) => deserialize(serialize(await inPieces(value)));

test('long lists are sent in pieces, and are as they were', async () => {
  const lines = Array.from({ length: 1_001 }, (_, line) => ({ line, text: `TRF ${line}`, doubts: [] }));
  const message = {
    ...{ speaking: { language: 'fr' }, bytes: Uint8Array.of(1, 2), nothing: null, few: [1, 2] },
    done: { lines, leftOut: { out: 1 }, sheets: new Map([['One', 1]]) },
  };
  const arrived = await sent(message);
  expect(arrived.done.lines.pieces).toHaveLength(6);
  expect(await ofPieces(arrived)).toEqual(message);
  for (const plain of [undefined, 'text', [], { failed: 'Error' }])
    expect(await ofPieces(await sent(plain))).toEqual(plain);
});

test('others have their turn while a long list is written and read', async () => {
  const list = Array.from({ length: 2_000 }, (_, index) => ({ index }));
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const written = await sent({ list });
  const before = turns;
  await ofPieces(written);
  clearImmediate(next);
  expect([before, turns - before].every((some) => some >= 8)).toBe(true);
});
