import { Link } from '@tanstack/react-router';
import { useSessionValues } from '#platform/client/session-values.ts';
import { plural } from '#platform/contract/plural.ts';
import type { Today } from '../contract.ts';

/** How long it is until the summit. */
export function DaysLeft({ daysLeft, phase }: Today) {
  const mayOpen = useSessionValues()?.role === 'Administrator';
  if (phase === 'during') return <p className="days-left">The summit is on</p>;
  if (phase === 'after') return <p className="days-left">The summit is over</p>;
  if (daysLeft === null) {
    return (
      <p className="days-left">
        The summit has no date yet
        {mayOpen && <Link to="/admin/data-center">Look at the event data</Link>}
      </p>
    );
  }
  if (daysLeft === 0) return <p className="days-left">The summit begins today</p>;
  return (
    <p className="days-left" data-figure>
      <strong>{daysLeft}</strong> {plural(daysLeft, 'day left', 'days left')}
    </p>
  );
}
