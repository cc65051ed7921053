import type { ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { callAddress } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { counter } from '../../contract.ts';
import type { CurrentEdition } from '../../edition.ts';
import { editionWords } from '../../edition-words.ts';
import { countdownLabel, type Phase } from '../../schedule.ts';
import { DateBadge } from './date-badge.tsx';
import { EventRate } from './event-rate.tsx';
import { HeroFilm } from './hero-film.tsx';

interface HeroProps {
  event: CurrentEdition | undefined;
  phase: Phase;
  now: Date;
}

/** The top of the home page before and during the summit. */
export function Hero({ event, phase, now }: HeroProps) {
  const { name, theme, venue, time, zone } = editionWords(event);
  return (
    <section className="hero" aria-labelledby="summit-name">
      <div className="hero-cloth">
        <Island name="hero-film" component={HeroFilm} props={{}} />
        <DateBadge event={event} />
      </div>
      <div className="hero-text wrap">
        <p className="kicker">{phase === 'during' ? 'On now in Accra' : 'Two days in Accra'}</p>
        <h1 id="summit-name" className="hero-title display">
          {name.replace('AI ', 'AI\u00a0')}
        </h1>
        <p className="mt-8 max-w-[30ch] font-display text-title font-semibold xl:max-w-none">{theme}</p>
        <p className="measure mt-4 text-lead text-quiet">
          Two days for people who run companies and people who build the systems they run on. Come with a
          problem from your own business, and leave knowing which part of it a machine can take on.
        </p>
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          <HeroButton href={publicAddress.registration} label="Register" main />
          <HeroButton href={publicAddress.sponsorship} label="Sponsor" />
          <HeroButton href={publicAddress.speakers} label="Speak" />
          <HeroButton href={publicAddress.contact} label="Contact" />
        </ul>
      </div>
      <dl className="hero-facts wrap">
        <Fact term="Venue">{venue}</Fact>
        <Fact term="Time">
          {time}
          {zone && <span className="text-quiet"> {zone}</span>}
          {event?.eventDate && phase === 'before' && (
            <a
              className="link mt-2 block font-text text-body font-normal tracking-normal print:hidden"
              href={publicAddress.calendar}
            >
              Add to calendar
            </a>
          )}
        </Fact>
        {event?.eventDate && (
          <div className="hero-countdown print:hidden">
            <dt className="kicker">{countdownLabel(event, phase)}</dt>
            <dd className="mt-3">
              <Island name="countdown" component={Countdown} props={{ address: callAddress(counter) }} />
            </dd>
          </div>
        )}
      </dl>
      <EventRate event={event} now={now} />
    </section>
  );
}

function HeroButton({ href, label, main = false }: { href: string; label: string; main?: boolean }) {
  return (
    <li>
      <a href={href} className={`button w-full sm:w-auto ${main ? 'button-main' : ''}`}>
        {label}
      </a>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="kicker">{term}</dt>
      <dd className="mt-3 font-display text-title font-semibold">{children}</dd>
    </div>
  );
}
