import { useCallback, useSyncExternalStore } from 'react';
import * as say from '../messages.ts';
import { currentSeconds, watchSeconds } from './countdown-store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days, hours, minutes and seconds until the summit begins. The plain date is next to it as text. */
export function Countdown({ address }: { address: string }) {
  const subscribe = useCallback((changed: () => void) => watchSeconds(address, changed), [address]);
  const left = useSyncExternalStore(subscribe, currentSeconds, () => undefined);
  if (left === null) return null;
  if (left === undefined) return <p className="countdown countdown-loading">{say.loading()}</p>;
  return (
    <div className="countdown" role="timer" aria-live="off">
      <Cell label={say.days()} value={Math.floor(left / DAY)} />
      <Cell label={say.hours()} value={Math.floor((left % DAY) / HOUR)} />
      <Cell label={say.minutes()} value={Math.floor((left % HOUR) / MINUTE)} />
      <Cell label={say.seconds()} value={left % MINUTE} />
    </div>
  );
}

function Cell({ label, value }: { label: string; value: number }) {
  const digits = String(value).padStart(2, '0');
  return (
    <div className="countdown-cell">
      <span key={digits} className="countdown-digits display figures">
        {digits}
      </span>
      <span className="kicker">{label}</span>
    </div>
  );
}
