import { type FirstDay, nowAndNext, type State, stateAt, type Timed } from '../../../now-and-next.ts';
import * as text from '../../../site-messages.ts';

/** A session as it stands on the page, which has all that is needed to know what is on. */
export interface SessionOnPage extends Timed {
  id: string;
  element: HTMLElement;
  title: string;
}

export function sessionsOnPage(): SessionOnPage[] {
  const elements = document.querySelectorAll<HTMLElement>('.programme [data-end]');
  return [...elements].map((element) => ({
    id: element.dataset.id ?? '',
    element,
    title: element.querySelector('h3')?.textContent ?? '',
    start: element.querySelector('time')?.dateTime ?? '',
    end: element.dataset.end ?? '',
    isCancelled: element.dataset.cancelled !== undefined,
  }));
}

/** Marks what is past, now and next, given when others begin that aren't on the page; returns what is on. */
export function markStates(
  sessions: readonly SessionOnPage[],
  at: number,
  first: FirstDay,
  elsewhere: readonly string[] = [],
): SessionOnPage[] {
  const others = elsewhere.map((start) => ({ start, end: start }));
  const { next } = nowAndNext<Timed>([...sessions, ...others], at, first);
  for (const session of sessions) mark(session, stateAt(session, at, next));
  return sessions.filter(({ element }) => element.dataset.state === 'now');
}

function mark({ element, isCancelled }: SessionOnPage, state: State): void {
  if (element.dataset.state === state) return;
  element.dataset.state = state;
  const label = element.querySelector('.session-state');
  if (label && !isCancelled)
    label.textContent = state === 'now' ? text.now() : state === 'next' ? text.next() : '';
}
