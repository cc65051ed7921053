import { Price } from '#ui/price.tsx';
import { expiryInWords } from '../../edition-words.ts';
import { earlyBirdHolds } from '../../fees.ts';
import { money } from '../../money.ts';
import type { Summit } from '../../summit-content.ts';

/** Shown once a regular fee is set. */
export function EventRate({ summit, now }: { summit: Summit; now: Date }) {
  const { event, words, edition } = summit;
  if (!event || event.regularFee === null) return null;
  const { groupDiscount } = words;
  return (
    <section className="wrap" aria-labelledby="event-rate">
      <div className="event-rate">
        <h2 id="event-rate" className="text-title font-bold">
          {edition.registration.rateHeading}
        </h2>
        <dl className="contents">
          <div>
            <dt className="kicker">Regular</dt>
            <dd className="event-rate-fee">
              <Price>{money(event.regularFee, event.currency)}</Price>
            </dd>
          </div>
          {event.earlyBirdFee !== null && (
            <div>
              <dt className="kicker">Early bird</dt>
              <dd className="event-rate-fee">
                <Price ended={!earlyBirdHolds(event, now)}>{money(event.earlyBirdFee, event.currency)}</Price>
              </dd>
              {event.earlyBirdExpiryDate && (
                <dd className="mt-2 text-quiet">
                  {expiryInWords(event.earlyBirdExpiryDate, now, event.zone)}
                </dd>
              )}
            </div>
          )}
        </dl>
        {groupDiscount && <p className="max-w-[32ch] text-quiet">{groupDiscount}</p>}
      </div>
    </section>
  );
}
