import { Price } from '#ui/price.tsx';
import type { EventRecord } from '../../contract.ts';
import { earlyBirdHolds } from '../../fees.ts';
import { cedis } from '../../money.ts';
import { expiryInWords } from '../../schedule.ts';

/** Shown once a regular fee is set. */
export function EventRate({ event, now }: { event: EventRecord | undefined; now: Date }) {
  if (!event || event.regularFee === null) return null;
  return (
    <section className="wrap" aria-labelledby="event-rate">
      <div className="event-rate">
        <h2 id="event-rate" className="text-title font-bold">
          Event Rate
        </h2>
        <dl className="contents">
          <div>
            <dt className="kicker">Regular</dt>
            <dd className="event-rate-fee">
              <Price>{cedis(event.regularFee)}</Price>
            </dd>
          </div>
          {event.earlyBirdFee !== null && (
            <div>
              <dt className="kicker">Early bird</dt>
              <dd className="event-rate-fee">
                <Price ended={!earlyBirdHolds(event, now)}>{cedis(event.earlyBirdFee)}</Price>
              </dd>
              {event.earlyBirdExpiryDate && (
                <dd className="mt-2 text-quiet">{expiryInWords(event.earlyBirdExpiryDate, now)}</dd>
              )}
            </div>
          )}
        </dl>
        <p className="max-w-[32ch] text-quiet">
          Group discount available for five or more registrations from one company.
        </p>
      </div>
    </section>
  );
}
