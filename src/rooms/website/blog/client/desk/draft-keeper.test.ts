import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noAnswer } from '#platform/contract/messages.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { PostFields } from '../../post-fields.ts';
import { DraftKeeper, type DraftState, type Unsent } from './draft-keeper.ts';

const typed = (content: string) => ({ title: 'Post', content }) as PostFields;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeping() {
  const sent: [string, number][] = [];
  const states: DraftState['is'][] = [];
  let stored: Unsent | undefined;
  let answer: () => Promise<{ revision: number; savedAt: string }> = async () => ({
    revision: sent.length,
    savedAt: 'now',
  });
  const keeper = new DraftKeeper({
    revision: 0,
    send: (fields, revision) => {
      sent.push([fields.content, revision]);
      return answer();
    },
    store: (unsent) => {
      stored = unsent;
    },
    onState: ({ is }) => states.push(is),
  });
  return {
    keeper,
    sent,
    states,
    stored: () => stored?.fields.content,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

describe('what is typed', () => {
  test('is in the browser at once, and forgotten there only when the server has it', async () => {
    const { keeper, sent, stored } = keeping();
    keeper.changed(typed('A'));
    expect([stored(), keeper.isStored, sent]).toEqual(['A', false, []]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect([stored(), keeper.isStored, sent]).toEqual([undefined, true, [['A', 0]]]);
  });

  test('is sent every few seconds even if nobody pauses', async () => {
    const { keeper, sent } = keeping();
    for (let second = 0; second < 10; second++) {
      keeper.changed(typed(String(second)));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(sent.length).toBeGreaterThanOrEqual(1);
  });

  test('while something is on its way is sent afterwards, on top of it', async () => {
    const { keeper, sent, stored, answerWith } = keeping();
    const held = Promise.withResolvers<{ revision: number; savedAt: string }>();
    answerWith(() => held.promise);
    keeper.changed(typed('A'));
    await vi.advanceTimersByTimeAsync(1_500);
    keeper.changed(typed('AB'));
    answerWith(async () => ({ revision: 8, savedAt: 'now' }));
    held.resolve({ revision: 7, savedAt: 'now' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([
      ['A', 0],
      ['AB', 7],
    ]);
    expect(stored()).toBeUndefined();
  });

  test('stays in the browser without a network, and is sent when it is back', async () => {
    const { keeper, sent, states, stored, answerWith } = keeping();
    answerWith(() => Promise.reject(new Refusal('unavailable', noAnswer())));
    keeper.changed(typed('A'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect([stored(), states.at(-1)]).toEqual(['A', 'waiting']);
    answerWith(async () => ({ revision: 3, savedAt: 'now' }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([stored(), states.at(-1), sent.length]).toEqual([undefined, 'stored', 2]);
  });

  test('in another window stops the sending, and keeps this window’s text', async () => {
    const { keeper, sent, states, stored, answerWith } = keeping();
    answerWith(() => Promise.reject(new Refusal('conflict', 'Ama also wrote in this post.')));
    keeper.changed(typed('A'));
    await vi.advanceTimersByTimeAsync(1_500);
    keeper.changed(typed('AB'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stored(), states.at(-1), sent.length]).toEqual(['AB', 'conflict', 1]);
    answerWith(async () => ({ revision: 10, savedAt: 'now' }));
    await keeper.goOn(9);
    expect([sent.at(-1), stored()]).toEqual([['AB', 9], undefined]);
  });

  test('is not sent after the post was saved', async () => {
    const { keeper, sent, stored } = keeping();
    keeper.changed(typed('A'));
    keeper.settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stored(), sent]).toEqual([undefined, []]);
  });
});
