import type { ReactNode } from 'react';
import { counter, type EventRecord } from '#features/event/contract.ts';
import { earlyBirdHolds } from '#features/event/fees.ts';
import { cedis } from '#features/event/money.ts';
import { countdownLabel, expiryInWords, type Phase } from '#features/event/schedule.ts';
import type { Summit } from '#features/event/summit-content.ts';
import { Island } from '#platform/client/island.tsx';
import { callAddress } from '#platform/contract/call.ts';
import { EVENT_ZONE_LABEL } from '#platform/contract/event-zone.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { Price } from '#ui/price.tsx';

interface RegistrationAsideProps {
  summit: Summit;
  phase: Phase;
  now: Date;
}

/** When, where and for how much, next to the form; once the summit is over, only when and where it was. */
export function RegistrationAside({ summit, phase, now }: RegistrationAsideProps) {
  const { event, words, edition } = summit;
  return (
    <>
      <h2 className="text-title font-bold">{words.days}</h2>
      <p className="mt-2">
        {words.venue}
        <br />
        {words.time} {event?.eventTime && EVENT_ZONE_LABEL}
      </p>
      {phase === 'after' ? (
        <p className="mt-6 text-quiet">{edition.registration.nextNote}</p>
      ) : (
        <>
          {event?.eventDate && (
            <div className="mt-6 print:hidden">
              <p className="kicker mb-3">{countdownLabel(event, phase)}</p>
              <Island name="countdown" component={Countdown} props={{ address: callAddress(counter) }} />
            </div>
          )}
          <Fees event={event} groupNote={edition.registration.groupNote} now={now} />
        </>
      )}
    </>
  );
}

interface FeesProps {
  event: EventRecord | undefined;
  groupNote: string;
  now: Date;
}

function Fees({ event, groupNote, now }: FeesProps) {
  return (
    <>
      {event && event.regularFee !== null && (
        <FeeList event={event} regularFee={event.regularFee} now={now} />
      )}
      {groupNote && <p className="mt-6 text-quiet">{groupNote}</p>}
    </>
  );
}

interface FeeListProps {
  event: EventRecord;
  regularFee: number;
  now: Date;
}

/** The price available today comes first. */
function FeeList({ event, regularFee, now }: FeeListProps) {
  const { earlyBirdFee, earlyBirdExpiryDate } = event;
  const holds = earlyBirdHolds(event, now);
  const regular = (
    <Fee key="regular" term="Regular">
      {cedis(regularFee)}
    </Fee>
  );
  const earlyBird = earlyBirdFee !== null && (
    <Fee key="early-bird" term="Early bird">
      <Price ended={!holds}>{cedis(earlyBirdFee)}</Price>{' '}
      {earlyBirdExpiryDate && (
        <span className="block text-small font-normal text-quiet">
          {expiryInWords(earlyBirdExpiryDate, now)}
        </span>
      )}
    </Fee>
  );
  return <dl className="figures mt-8">{holds ? [earlyBird, regular] : [regular, earlyBird]}</dl>;
}

function Fee({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
      <dt>{term}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}
