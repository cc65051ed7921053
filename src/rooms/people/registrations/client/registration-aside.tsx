import type { ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import {
  type CurrentEdition,
  countdownLabel,
  countdownProps,
  earlyBirdHolds,
  formatExpiry,
  formatPrice,
  money,
  type Phase,
  type Price as PriceIn,
  type SiteView,
  type TicketPrices,
  zoneOf,
} from '#rooms/edition/contract.ts';
import { Countdown } from '#ui/countdown/countdown.island.tsx';
import { Price } from '#ui/price.tsx';
import * as say from '../messages.ts';

interface RegistrationAsideProps {
  siteView: SiteView;
  phase: Phase;
  now: Date;
  prices: TicketPrices | undefined;
}

/** When, where and for how much, next to the form; once the summit is over, only when and where it was. */
export function RegistrationAside({ siteView, phase, now, prices }: RegistrationAsideProps) {
  const { current, texts, edition } = siteView;
  const { days, venue, time, zone } = texts;
  return (
    <>
      <h2 className="text-title font-bold">{days}</h2>
      <p className="mt-2">
        <span>{venue}</span>
        <br />
        {time} {zone}
      </p>
      {phase === 'after' ? (
        <p className="mt-6 text-quiet">{edition.registration.nextNote}</p>
      ) : (
        <>
          {current?.eventDate && (
            <div className={`mt-6 print:hidden ${phase === 'during' ? 'countdown-over' : ''}`}>
              <p className={`mb-3 ${phase === 'during' ? 'font-semibold' : 'kicker'}`}>
                {countdownLabel(current, phase, edition.facts)}
              </p>
              <Island name="countdown" component={Countdown} props={countdownProps(edition.facts)} />
            </div>
          )}
          <Fees {...{ siteView, now, prices }} />
        </>
      )}
    </>
  );
}

function Fees({ siteView, now, prices }: Omit<RegistrationAsideProps, 'phase'>) {
  const { current, texts, edition } = siteView;
  const { groupDiscount } = texts;
  return (
    <>
      {prices && <Kinds kinds={prices.kinds} zone={zoneOf(siteView)} now={now} />}
      {!prices && current && current.regularFee !== null && (
        <FeeList
          edition={current}
          elsewhere={edition.registration}
          regularFee={current.regularFee}
          now={now}
        />
      )}
      {groupDiscount && <p className="mt-6 text-quiet">{groupDiscount}</p>}
    </>
  );
}

function Kinds({ kinds, zone, now }: Pick<TicketPrices, 'kinds'> & { zone: string; now: Date }) {
  return (
    <dl className="figures mt-8">
      {kinds.map(({ name, note, price, until }) => (
        <Fee key={name} term={name} note={note}>
          <Price>{price}</Price>
          {until && <Expiry day={until} zone={zone} now={now} />}
        </Fee>
      ))}
    </dl>
  );
}

interface FeeListProps {
  edition: CurrentEdition;
  elsewhere: Pick<SiteView['edition']['registration'], 'regularElsewhere' | 'earlyElsewhere'>;
  regularFee: number;
  now: Date;
}

/** The price available today comes first. */
function FeeList({ edition, elsewhere, regularFee, now }: FeeListProps) {
  const { earlyBirdFee, earlyBirdExpiryDate, currency, zone } = edition;
  const holds = earlyBirdHolds(edition, now);
  const regular = (
    <Fee key="regular" term={say.regular()}>
      <Price>{money(regularFee, currency)}</Price>
      <Elsewhere prices={elsewhere.regularElsewhere} />
    </Fee>
  );
  const earlyBird = earlyBirdFee !== null && (
    <Fee key="early-bird" term={say.earlyBird()}>
      <Price ended={!holds}>{money(earlyBirdFee, currency)}</Price>{' '}
      <Elsewhere prices={elsewhere.earlyElsewhere} />
      {earlyBirdExpiryDate && <Expiry day={earlyBirdExpiryDate} zone={zone} now={now} />}
    </Fee>
  );
  return <dl className="figures mt-8">{holds ? [earlyBird, regular] : [regular, earlyBird]}</dl>;
}

function Expiry({ day, zone, now }: { day: string; zone: string; now: Date }) {
  return <span className="block text-small font-normal text-quiet">{formatExpiry(day, now, zone)}</span>;
}

/** The same in other currencies. */
function Elsewhere({ prices }: { prices: readonly PriceIn[] }) {
  return prices.map((price) => (
    <span key={price.currency} className="block text-small font-normal text-quiet">
      {formatPrice(price)}
    </span>
  ));
}

function Fee({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
      <dt>
        <span>{term}</span>
        {note && <span className="block text-small text-quiet">{note}</span>}
      </dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}
