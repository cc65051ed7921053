import { useCallback, useSyncExternalStore } from 'react';
import * as say from '../messages.ts';
import { currentSeconds, watchSeconds } from './countdown-store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface CountdownProps {
  address: string;
  /** Of the days, hours, minutes and seconds. */
  labels: readonly [days: string, hours: string, minutes: string, seconds: string];
}

/** Days, hours, minutes and seconds until the summit begins. The plain date is next to it as text. */
export function Countdown({ address, labels }: CountdownProps) {
  const subscribe = useCallback((changed: () => void) => watchSeconds(address, changed), [address]);
  const left = useSyncExternalStore(subscribe, currentSeconds, () => undefined);
  if (left === null) return null;
  if (left === undefined) return <p className="countdown countdown-loading">{say.loading()}</p>;
  return (
    <div className="countdown" role="timer" aria-live="off">
      <Cell label={labels[0]} value={Math.floor(left / DAY)} />
      <Cell label={labels[1]} value={Math.floor((left % DAY) / HOUR)} />
      <Cell label={labels[2]} value={Math.floor((left % HOUR) / MINUTE)} />
      <Cell label={labels[3]} value={left % MINUTE} />
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
