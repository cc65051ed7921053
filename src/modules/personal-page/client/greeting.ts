import type { Summit } from '#modules/event/summit-content.ts';
import type { Change, OwnView } from '../contract.ts';

const DONE: Partial<Record<Change, string>> = {
  correct: 'Saved. This is how your registration reads now.',
  cancel: 'Cancelled. You’ll get a mail that says so.',
};

/** What the page says first. */
export function greetingOf({ words }: Summit, view: OwnView): { heading: string; lead: string } {
  const { done, isCancelled, isPast } = view;
  if (isCancelled) {
    const lead = done === 'cancel' ? DONE.cancel : 'If you’d like to come after all, write to us.';
    return { heading: 'Your registration is cancelled.', lead: lead ?? '' };
  }
  if (isPast) return { heading: 'This summit is over.', lead: 'Thank you for your registration.' };
  const lead = (done && DONE[done]) ?? `${words.days}, ${words.venue}.`;
  return { heading: 'You’re registered.', lead };
}
