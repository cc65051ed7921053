import type { ReactNode } from 'react';
import { counter } from '#modules/event/contract.ts';
import type { CurrentEdition } from '#modules/event/edition.ts';
import { expiryInWords } from '#modules/event/edition-words.ts';
import { earlyBirdHolds } from '#modules/event/fees.ts';
import { money } from '#modules/event/money.ts';
import { countdownLabel, type Phase } from '#modules/event/schedule.ts';
import type { Summit } from '#modules/event/summit-content.ts';
import { Island } from '#platform/client/island.tsx';
import { callAddress } from '#platform/contract/call.ts';
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
  const { days, venue, time, zone } = words;
  return (
    <>
      <h2 className="text-title font-bold">{days}</h2>
      <p className="mt-2">
        {venue}
        <br />
        {time} {zone}
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
          <Fees summit={summit} now={now} />
        </>
      )}
    </>
  );
}

function Fees({ summit, now }: Pick<RegistrationAsideProps, 'summit' | 'now'>) {
  const { event, words } = summit;
  const { groupDiscount } = words;
  return (
    <>
      {event && event.regularFee !== null && (
        <FeeList event={event} regularFee={event.regularFee} now={now} />
      )}
      {groupDiscount && <p className="mt-6 text-quiet">{groupDiscount}</p>}
    </>
  );
}

interface FeeListProps {
  event: CurrentEdition;
  regularFee: number;
  now: Date;
}

/** The price available today comes first. */
function FeeList({ event, regularFee, now }: FeeListProps) {
  const { earlyBirdFee, earlyBirdExpiryDate, currency, zone } = event;
  const holds = earlyBirdHolds(event, now);
  const regular = (
    <Fee key="regular" term="Regular">
      <Price>{money(regularFee, currency)}</Price>
    </Fee>
  );
  const earlyBird = earlyBirdFee !== null && (
    <Fee key="early-bird" term="Early bird">
      <Price ended={!holds}>{money(earlyBirdFee, currency)}</Price>{' '}
      {earlyBirdExpiryDate && (
        <span className="block text-small font-normal text-quiet">
          {expiryInWords(earlyBirdExpiryDate, now, zone)}
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
