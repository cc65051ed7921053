import { Link } from '@tanstack/react-router';
import { useMayKnow } from '#platform/client/session-values.ts';
import { editionKind } from '#rooms/edition/contract.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import type { Today } from '../contract.ts';
import * as say from '../messages.ts';

/** How long it is until the summit. */
export function DaysLeft({ daysLeft, phase }: Today) {
  const mayOpen = useMayKnow(editionKind);
  if (phase === 'during') return <p className="days-left">{say.summitIsOn()}</p>;
  if (phase === 'after') return <p className="days-left">{say.summitIsOver()}</p>;
  if (daysLeft === null) {
    return (
      <p className="days-left">
        {say.summitHasNoDate()}
        {mayOpen && <Link to="/admin/data-center">{say.lookAtEventData()}</Link>}
      </p>
    );
  }
  if (daysLeft === 0) return <p className="days-left">{say.summitBeginsToday()}</p>;
  return (
    <p className="days-left" data-figure>
      <RichMessage
        of={say.daysLeft({ count: daysLeft })}
        tags={{ days: (words) => <strong>{words}</strong> }}
      />
    </p>
  );
}
