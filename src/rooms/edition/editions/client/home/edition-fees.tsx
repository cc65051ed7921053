import type { ReactNode } from 'react';
import type { Price as PriceIn } from '#rooms/edition/content/field-forms.ts';
import { formatPrice } from '#rooms/edition/content/money.ts';
import { Price } from '#ui/price.tsx';
import type { CurrentEdition } from '../../edition.ts';
import { formatExpiry } from '../../edition-texts.ts';
import { earlyBirdHolds } from '../../fees.ts';
import * as say from '../../messages.ts';
import { money } from '../../money.ts';
import type { SiteView } from '../../site-view.ts';
import type { TicketPrices } from '../../ticket-prices.ts';

interface Props {
  siteView: SiteView;
  now: Date;
  prices: TicketPrices | undefined;
}

/** What is charged: the kinds of ticket that can be had, else the edition's fees, once a regular one is set. */
export function EditionFees({ siteView, now, prices }: Props) {
  const { current, texts, edition } = siteView;
  if (!current || (prices ? prices.kinds.length === 0 : current.regularFee === null)) return null;
  const { groupDiscount } = texts;
  return (
    <section className="wrap" aria-labelledby="event-rate">
      <div className="event-rate">
        <h2 id="event-rate" className="text-title font-bold">
          {edition.registration.rateHeading}
        </h2>
        {prices ? (
          <Kinds kinds={prices.kinds} current={current} now={now} />
        ) : (
          <Fees current={current} elsewhere={edition.registration} now={now} />
        )}
        {groupDiscount && <p className="max-w-[32ch] text-quiet">{groupDiscount}</p>}
      </div>
    </section>
  );
}

interface OfEdition {
  current: CurrentEdition;
  now: Date;
}

function Kinds({ kinds, current, now }: OfEdition & Pick<TicketPrices, 'kinds'>) {
  return (
    <dl className="event-rate-kinds">
      {kinds.map(({ name, note, price, until }) => (
        <Fee key={name} name={name} price={<Price>{price}</Price>}>
          {note && <dd className="mt-2 text-quiet">{note}</dd>}
          {until && <Until day={until} current={current} now={now} />}
        </Fee>
      ))}
    </dl>
  );
}

interface FeesProps extends OfEdition {
  elsewhere: Pick<SiteView['edition']['registration'], 'regularElsewhere' | 'earlyElsewhere'>;
}

function Fees({ current, elsewhere, now }: FeesProps) {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate, currency } = current;
  const shown = (fee: number | null) => money(fee ?? 0, currency);
  return (
    <dl className="contents">
      <Fee name={say.regular()} price={<Price>{shown(regularFee)}</Price>}>
        <Elsewhere prices={elsewhere.regularElsewhere} />
      </Fee>
      {earlyBirdFee !== null && (
        <Fee
          name={say.earlyBird()}
          price={<Price ended={!earlyBirdHolds(current, now)}>{shown(earlyBirdFee)}</Price>}
        >
          <Elsewhere prices={elsewhere.earlyElsewhere} />
          {earlyBirdExpiryDate && <Until day={earlyBirdExpiryDate} current={current} now={now} />}
        </Fee>
      )}
    </dl>
  );
}

/** The same in other currencies. */
function Elsewhere({ prices }: { prices: readonly PriceIn[] }) {
  return prices.map((price) => (
    <dd key={price.currency} className="figures mt-1 text-quiet">
      {formatPrice(price)}
    </dd>
  ));
}

function Until({ day, current, now }: OfEdition & { day: string }) {
  return <dd className="mt-2 text-quiet">{formatExpiry(day, now, current.zone)}</dd>;
}

function Fee({ name, price, children }: { name: string; price: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="kicker">{name}</dt>
      <dd className="event-rate-fee">{price}</dd>
      {children}
    </div>
  );
}
