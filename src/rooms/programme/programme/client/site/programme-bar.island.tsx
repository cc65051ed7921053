import { useEffect, useState, useSyncExternalStore } from 'react';
import { momentOf } from '../../shown-times.ts';
import * as text from '../../site-messages.ts';
import * as starText from '../../star-messages.ts';
import type { BarProps } from './bar-props.ts';
import { watchTime } from './live/clock.ts';
import { MyProgramme } from './live/my-programme.tsx';
import { storedAt, storeForOffline } from './live/offline.ts';
import { markStates, type SessionOnPage, sessionsOnPage } from './live/sessions-on-page.ts';
import { isMine, openMine, sharedIds, showShared, showsChosen } from './live/shared-link.ts';
import { addStarButtons, showStars } from './live/star-buttons.ts';
import { send, starred, watchStars } from './live/stars.ts';

const NONE: readonly string[] = [];

/** The days, what is on, and one's own programme; it brings the page around it to life. */
export function ProgrammeBar(props: BarProps) {
  const { days, alone, isByDay, first, elsewhere, running: atFirst, clock, prefix } = props;
  const [sessions, setSessions] = useState<readonly SessionOnPage[]>([]);
  const [running, setRunning] = useState(atFirst);
  const [day, setDay] = useState(alone ?? '');
  const [view, setView] = useState<'all' | 'mine' | 'shared'>('all');
  const [shared, setShared] = useState(NONE);
  const [old, setOld] = useState<string>();
  const stars = useSyncExternalStore(watchStars, starred, () => NONE);

  useEffect(() => {
    const found = sessionsOnPage();
    addStarButtons(found);
    leaveOutEmptyFilters();
    if (alone) showTab();
    setSessions(found);
    setOld(storedAt());
    void storeForOffline(alone === null ? [] : days.map(({ date }) => `?day=${date}`));
    void send();
    const look = () => {
      if (isByDay && showShared()) return;
      const ids = sharedIds(found.map(({ id }) => id));
      setShared(ids);
      if (ids.length > 0) setView('shared');
      else if (isMine()) setView('mine');
    };
    look();
    addEventListener('hashchange', look);
    const stopWatching = watchDays(setDay);
    const stop = watchTime(clock, (now) => {
      const [running] = markStates(found, now, first, elsewhere);
      setRunning(running?.element.id ?? null);
    });
    return () => {
      removeEventListener('hashchange', look);
      stopWatching();
      stop();
    };
  }, [clock, first, elsewhere, isByDay, alone, days]);

  const shown = view === 'shared' ? shared : stars;
  useEffect(() => {
    showStars(sessions, shown);
    document.querySelector('.programme')?.toggleAttribute('data-mine', view !== 'all');
  }, [sessions, shown, view]);

  // Whoever pressed the bar further down would not see what can be done with their sessions.
  useEffect(() => {
    if (view !== 'all') document.querySelector('.my-programme')?.scrollIntoView({ block: 'nearest' });
  }, [view]);

  const showAll = () => (showsChosen() ? location.assign(location.pathname) : setView('all'));
  const showMine = () => (isByDay && starred().length > 0 ? openMine(starred()) : setView('mine'));
  const known = sessions.filter(({ id }) => shown.includes(id));
  return (
    <>
      {old && (
        <p className="programme-old" role="status">
          {starText.oldCopy({ moment: momentOf(old, first.zone) })}
        </p>
      )}
      <nav className="programme-bar" aria-label={text.days()}>
        <ul className="wrap">
          {days.map(({ date, short, long, href }) => (
            <li key={date}>
              <a href={href} className="tab-link" aria-current={date === day ? 'true' : undefined}>
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </a>
            </li>
          ))}
          {running && (
            <li>
              <a href={`#${running}`} className="tab-link programme-now">
                {text.now()}
              </a>
            </li>
          )}
          {sessions.length > 0 && (
            <li className="ms-auto">
              <button
                type="button"
                className="tab-link"
                aria-pressed={view === 'mine'}
                onClick={view === 'mine' ? showAll : showMine}
              >
                <span aria-hidden="true">★&nbsp;</span>
                <span className="programme-mine">{starText.mine()}</span>
                {stars.length > 0 && <span>&nbsp;({stars.length})</span>}
              </button>
            </li>
          )}
        </ul>
      </nav>
      {view !== 'all' && (
        <MyProgramme
          prefix={prefix}
          sessions={known}
          isShared={view === 'shared'}
          onEnd={showAll}
          onTaken={showMine}
        />
      )}
    </>
  );
}

/** Addresses are passed on, so they say no more than they have to. */
function leaveOutEmptyFilters(): void {
  document.querySelector('.programme-filter form')?.addEventListener('formdata', (event) => {
    const { formData } = event as FormDataEvent;
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}

/** A phone shows the tabs of a few days. */
function showTab(): void {
  const tab = document.querySelector('.programme-bar [aria-current]');
  tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** Tells the day that is being read. */
function watchDays(tell: (date: string) => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) tell(target.id);
    },
    { rootMargin: '-45% 0px -54% 0px' },
  );
  for (const section of document.querySelectorAll('.day')) observer.observe(section);
  return () => observer.disconnect();
}
