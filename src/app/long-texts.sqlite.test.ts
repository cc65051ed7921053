/** @module-tag long */

import { expect, test } from 'vitest';
import type { Call } from '#platform/contract/call.ts';
import { boundaryValuesOf } from '#testing/calls/boundary-values.ts';
import { HANDLERS } from './modules.ts';

/** As long as a request may be, and longer than any text that is kept. */
const LENGTH = 100_000;
/** Of the processor alone: a busy machine takes longer. A pattern that goes back takes minutes. */
const MOST_MS = 1_000;
const ENOUGH_MS = 600_000;

const long = (part: string, end = '') => part.repeat(LENGTH / part.length) + end;
const HOSTILE = [
  long('a'),
  long(' ', 'x'),
  long('\n', 'x'),
  long('a@', '@'),
  `a@${long('.', '@')}`,
  `https://${long('a.', ' ')}`,
  long('('),
  `+${long('1(', 'x')}`,
  long('<'),
  long('<p>'),
  long('&'),
  long('-', '_'),
  long(','),
  long('1', 'x'),
  `a${long('\u0301\u0316')}`,
];

const calls = HANDLERS.map(({ call }) => call);

test.each(calls.map((call) => [call.name, call] as const))(
  '%s looks no further at a text that is far too long',
  (_name, call) => {
    for (const text of HOSTILE) {
      const { user: before } = process.cpuUsage();
      call.body.safeParse(filledWith(call, text));
      const took = (process.cpuUsage().user - before) / 1_000;
      expect(took, JSON.stringify(text.slice(0, 12))).toBeLessThan(MOST_MS);
    }
  },
  ENOUGH_MS,
);

function filledWith(call: Call, text: string): object {
  return Object.fromEntries(boundaryValuesOf(call, 'body').map(([name]) => [name, text]));
}
