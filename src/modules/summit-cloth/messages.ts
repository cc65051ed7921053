import { message } from '#platform/contract/message.ts';

// The drawing.
export const noThreads = message('The loom is set up. The first registration weaves the first thread.');
export const threads = message({
  one: '1 thread, for the first registration',
  other: '{threads} threads, one for each registration',
});
export const threadsTogether = message(
  '{threads} threads, one for each registration; {each} lie together in each line',
);

// Somebody's own thread.
export const yours = message('Yours is the {ordinal} thread.');
export const yoursLead = message(
  'It is woven into the summit’s cloth with everybody else’s. Nobody but you can tell which one it is.',
);
export const yoursInCloth = message('The summit’s cloth, with your thread lit');
