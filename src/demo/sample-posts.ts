import { measureFirst } from './posts/measure-first.ts';
import { oneHundredCalls } from './posts/one-hundred-calls.ts';
import { questionsForABoard } from './posts/questions-for-a-board.ts';
import { theFirstHundredDays } from './posts/the-first-hundred-days.ts';
import { whatYourLedgerKnows } from './posts/what-your-ledger-knows.ts';
import { whoChecksTheAnswer } from './posts/who-checks-the-answer.ts';
import type { SamplePost } from './sample-post.ts';

/** Oldest first, in the order of publication. */
export const SAMPLE_POSTS: readonly SamplePost[] = [
  whatYourLedgerKnows,
  measureFirst,
  whoChecksTheAnswer,
  questionsForABoard,
  oneHundredCalls,
  theFirstHundredDays,
];
