import { Price } from '#ui/price.tsx';
import { formatExpiry } from '../../edition-texts.ts';
import { earlyBirdHolds } from '../../fees.ts';
import * as say from '../../messages.ts';
import { money } from '../../money.ts';
import type { SiteView } from '../../site-view.ts';

/** Shown once a regular fee is set. */
export function EditionFees({ siteView, now }: { siteView: SiteView; now: Date }) {
  const { current, texts, edition } = siteView;
  if (!current || current.regularFee === null) return null;
  const { groupDiscount } = texts;
  return (
    <section className="wrap" aria-labelledby="event-rate">
      <div className="event-rate">
        <h2 id="event-rate" className="text-title font-bold">
          {edition.registration.rateHeading}
        </h2>
        <dl className="contents">
          <div>
            <dt className="kicker">{say.regular()}</dt>
            <dd className="event-rate-fee">
              <Price>{money(current.regularFee, current.currency)}</Price>
            </dd>
          </div>
          {current.earlyBirdFee !== null && (
            <div>
              <dt className="kicker">{say.earlyBird()}</dt>
              <dd className="event-rate-fee">
                <Price ended={!earlyBirdHolds(current, now)}>
                  {money(current.earlyBirdFee, current.currency)}
                </Price>
              </dd>
              {current.earlyBirdExpiryDate && (
                <dd className="mt-2 text-quiet">
                  {formatExpiry(current.earlyBirdExpiryDate, now, current.zone)}
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
