import { counter, type EventRecord, FALLBACK } from '#features/event/contract.ts';
import { cedis } from '#features/event/money.ts';
import { daysInWords, scheduleOf, timeInWords } from '#features/event/schedule.ts';
import { Island } from '#platform/client/island.tsx';
import { callAddress } from '#platform/contract/call.ts';
import { EVENT_ZONE_LABEL, longDate } from '#platform/contract/event-zone.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';

/** When, where and for how much, beside the form. */
export function RegistrationAside({ event }: { event: EventRecord | undefined }) {
  return (
    <>
      <h2 className="text-title font-bold">{daysInWords(scheduleOf(event))}</h2>
      <p className="mt-2">
        {event?.venue ?? FALLBACK.venue}
        <br />
        {timeInWords(event?.eventTime)} {event?.eventTime && EVENT_ZONE_LABEL}
      </p>
      <div className="mt-6">
        <Island name="countdown" component={Countdown} props={{ address: callAddress(counter) }} />
      </div>
      {event && event.regularFee !== null && (
        <dl className="figures mt-8">
          <Fee term="Regular">{cedis(event.regularFee)}</Fee>
          {event.earlyBirdFee !== null && (
            <Fee term={earlyBird(event.earlyBirdExpiryDate)}>{cedis(event.earlyBirdFee)}</Fee>
          )}
        </dl>
      )}
      <p className="mt-6 text-quiet">
        Group discount available for five or more registrations from one company.
      </p>
    </>
  );
}

function Fee({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
      <dt>{term}</dt>
      <dd className="font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}

function earlyBird(expiry: string | null): string {
  return expiry ? `Early bird, until ${longDate(expiry)}` : 'Early bird';
}
