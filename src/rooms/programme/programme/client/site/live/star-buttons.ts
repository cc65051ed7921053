import { overlap } from '../../../now-and-next.ts';
import * as text from '../../../star-messages.ts';
import { titlesInWords } from '../titles-in-words.ts';
import type { SessionOnPage } from './sessions-on-page.ts';
import { isStarred, star } from './stars.ts';

/** Adds a button to each session that one can go to: without a script there is nothing that it could do. */
export function addStarButtons(sessions: readonly SessionOnPage[]): void {
  for (const { id, element, title } of sessions) {
    if (element.dataset.break !== undefined || element.querySelector('.star')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'star';
    button.setAttribute('aria-label', text.starOf({ title }));
    button.addEventListener('click', () => star([id], !isStarred(id)));
    element.append(button);
  }
}

/** Shows what is starred, and says which of it nobody can attend both. */
export function showStars(sessions: readonly SessionOnPage[], shown: readonly string[]): void {
  const chosen = sessions.filter(({ id, isCancelled }) => shown.includes(id) && !isCancelled);
  for (const session of sessions) {
    const { id, element } = session;
    element.toggleAttribute('data-starred', shown.includes(id));
    element.querySelector('.star')?.setAttribute('aria-pressed', String(isStarred(id)));
    const others = chosen.includes(session)
      ? chosen.filter((other) => other !== session && overlap(session, other))
      : [];
    sayOverlap(element, others);
  }
}

function sayOverlap(element: HTMLElement, others: readonly SessionOnPage[]): void {
  const place = element.querySelector('.session-text');
  const said = element.querySelector('.session-overlap');
  if (others.length === 0) {
    said?.remove();
    return;
  }
  const note = said ?? document.createElement('p');
  note.className = 'session-overlap';
  note.textContent = text.overlaps({ titles: titlesInWords(others) });
  place?.append(note);
}
