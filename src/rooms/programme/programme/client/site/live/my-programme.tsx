import { useState } from 'react';
import { ownCalendar, ownProgramme, PROGRAMME_CALENDAR } from '../../../addresses.ts';
import { overlap } from '../../../now-and-next.ts';
import { shortIds } from '../../../short-ids.ts';
import * as text from '../../../star-messages.ts';
import type { SessionOnPage } from './sessions-on-page.ts';
import { linkTo } from './shared-link.ts';
import { ownKey, star } from './stars.ts';

interface MyProgrammeProps {
  /** Those that are shown: one's own, or those that somebody shared. */
  sessions: readonly SessionOnPage[];
  isShared: boolean;
  /** Of the language, before addresses. */
  prefix: string;
  onEnd: () => void;
  onTaken: () => void;
}

/** Above the chosen sessions: what can be done with them. */
export function MyProgramme({ sessions, isShared, prefix, onEnd, onTaken }: MyProgrammeProps) {
  const ids = sessions.map(({ id }) => id);
  const count = sessions.length;
  return (
    <section className="my-programme wrap" aria-label={text.mine()}>
      <div role="status">
        {count === 0 && <p>{text.noStars()}</p>}
        {count > 0 && (
          <p>
            {isShared ? text.shared({ count }) : text.starredSessions({ count })} {overlapsIn(sessions)}
          </p>
        )}
      </div>
      <div className="my-programme-actions">
        {isShared && (
          <button
            type="button"
            className="button button-main"
            onClick={() => {
              star(ids);
              history.replaceState(null, '', location.pathname);
              onTaken();
            }}
          >
            {text.takeOver()}
          </button>
        )}
        {count > 0 && !isShared && <Uses ids={ids} prefix={prefix} />}
        <button type="button" className="button" onClick={onEnd}>
          {text.everything()}
        </button>
      </div>
      {!isShared && <Kept prefix={prefix} />}
    </section>
  );
}

function Uses({ ids, prefix }: { ids: readonly string[]; prefix: string }) {
  const [isCopied, setCopied] = useState(false);
  const key = ownKey();
  const copy = async () => {
    await navigator.clipboard.writeText(linkTo(ids));
    setCopied(true);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => print()}>
        {text.print()}
      </button>
      <button type="button" className="button" onClick={copy}>
        <span aria-live="polite">{isCopied ? text.copied() : text.copyLink()}</span>
      </button>
      <a
        className="button"
        href={
          key
            ? `webcal://${location.host}${prefix}${ownCalendar(key)}`
            : `${prefix}${PROGRAMME_CALENDAR}?only=${shortIds(ids)}`
        }
      >
        {key ? text.subscribe() : text.toCalendar()}
      </a>
    </>
  );
}

function Kept({ prefix }: { prefix: string }) {
  const key = ownKey();
  if (!key) return <p className="text-small text-quiet">{text.onEveryDevice()}</p>;
  return (
    <p className="text-small text-quiet">
      {text.kept()}{' '}
      <a className="link" href={prefix + ownProgramme(key)}>
        {text.manage()}
      </a>
    </p>
  );
}

function overlapsIn(sessions: readonly SessionOnPage[]): string {
  const held = sessions.filter(({ isCancelled }) => !isCancelled);
  const count = held.filter((one) => held.some((other) => other !== one && overlap(one, other))).length;
  return count > 0 ? text.overlapping({ count }) : '';
}
