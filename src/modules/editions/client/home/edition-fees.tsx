import type { Price as PriceIn } from '#modules/content/field-forms.ts';
import { formatPrice } from '#modules/content/money.ts';
import { Price } from '#ui/price.tsx';
import { formatExpiry } from '../../edition-texts.ts';
import { earlyBirdHolds } from '../../fees.ts';
import * as say from '../../messages.ts';
import { money } from '../../money.ts';
import type { SiteView } from '../../site-view.ts';

/** The same in other currencies. */
function Elsewhere({ prices }: { prices: readonly PriceIn[] }) {
  return prices.map((price) => (
    <dd key={price.currency} className="figures mt-1 text-quiet">
      {formatPrice(price)}
    </dd>
  ));
}

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
            <Elsewhere prices={edition.registration.regularElsewhere} />
          </div>
          {current.earlyBirdFee !== null && (
            <div>
              <dt className="kicker">{say.earlyBird()}</dt>
              <dd className="event-rate-fee">
                <Price ended={!earlyBirdHolds(current, now)}>
                  {money(current.earlyBirdFee, current.currency)}
                </Price>
              </dd>
              <Elsewhere prices={edition.registration.earlyElsewhere} />
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
