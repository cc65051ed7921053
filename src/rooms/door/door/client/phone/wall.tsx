import { useEffect, useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import { dateTime } from '#platform/contract/zoned-time.ts';
import type { DoorCounts } from '../../contract.ts';
import * as say from '../../phone-messages.ts';
import { Counts } from '../desk/counts.tsx';
import { count } from './calls.ts';

const AGAIN_MS = 5_000;

/** How many have come, large enough for a wall. */
export function Wall() {
  const [counts, setCounts] = useState<DoorCounts>();
  const [error, setError] = useState('');
  useEffect(() => {
    const read = () =>
      count().then(
        (reply) => {
          setCounts(reply);
          setError('');
        },
        (thrown) => setError(refusalText(thrown)),
      );
    void read();
    const timer = setInterval(read, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main className="door-wall">
      <h1>{counts?.summit || say.title()}</h1>
      {error && !counts && (
        <p role="alert">
          {error} <a href={signInAddress.login}>{say.signIn()}</a>
        </p>
      )}
      {counts && <Counts counts={counts} />}
      {error && counts && (
        <p role="status">
          {say.lastContact({ time: dateTime(counts.byMinute.at(-1)?.at ?? '', counts.zone) })}
        </p>
      )}
    </main>
  );
}
