import { setPriority } from 'node:os';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Answer, Asked } from './child-worker.ts';
import { inLanguage } from './in-language.ts';
import { joinPieces, sendInPieces } from './message-pieces.ts';

/** Pages come first; at the lowest, a busy machine would hardly let it begin. */
const LOW_PRIORITY = 5;

/** Answers each task that the program sends to this process. */
export function answerInChild<Task, Done>(work: (task: Task) => Promise<Done>): void {
  setPriority(LOW_PRIORITY);
  // The program has ended. An orderly exit would wait for the work that is under way.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const asked = joinPieces(async (message) => {
    const { speaking, task } = message as Asked<Task>;
    const answered = await answer(() => inLanguage(speaking, () => work(task)));
    await sendInPieces(answered, (piece) => process.send?.(piece));
  });
  process.on('message', asked);
}

async function answer<Done>(work: () => Promise<Done>): Promise<Answer<Done>> {
  try {
    return { done: await work() };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) return { failed: String(thrown) };
    const { code, message, errors } = thrown;
    return { refused: { code, message, errors } };
  }
}
