import { useSyncExternalStore } from 'react';
import { LostLink } from '#ui/lost-link.tsx';
import { feedbackPage } from '../addresses.ts';
import * as say from '../messages.ts';
import { keptKey } from './own-key.ts';

interface RateLinkProps {
  session: string;
  /** Of the language, before addresses. */
  prefix: string;
}

const never = () => () => {};

/** On the page of a session: the way for whoever has opened a page of their own in this browser, else where it is. */
export function RateLink({ session, prefix }: RateLinkProps) {
  const key = useSyncExternalStore(never, keptKey, () => null);
  if (!key)
    return (
      <>
        <p className="measure mt-3">{say.howToRateLead()}</p>
        <p className="mt-3">
          <LostLink />
        </p>
      </>
    );
  return (
    <p className="mt-6">
      <a
        className="button button-main"
        href={`${prefix}${feedbackPage(key)}?session=${session}#s-${session}`}
      >
        {say.ownButton()}
      </a>
    </p>
  );
}
