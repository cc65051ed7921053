import { useCallback, useSyncExternalStore } from 'react';
import { currentSeconds, watchSeconds } from './countdown-store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days, hours, minutes and seconds until the summit begins. The plain date is next to it as text. */
export function Countdown({ address }: { address: string }) {
  const subscribe = useCallback((changed: () => void) => watchSeconds(address, changed), [address]);
  const left = useSyncExternalStore(subscribe, currentSeconds, () => undefined);
  if (left === null) return null;
  if (left === undefined) return <p className="countdown countdown-loading">Loading...</p>;
  return (
    <div className="countdown" role="timer" aria-live="off">
      <Cell label="Days" value={Math.floor(left / DAY)} />
      <Cell label="Hours" value={Math.floor((left % DAY) / HOUR)} />
      <Cell label="Minutes" value={Math.floor((left % HOUR) / MINUTE)} />
      <Cell label="Seconds" value={left % MINUTE} />
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
