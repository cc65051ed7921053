import type { ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { isOurLook } from '#platform/contract/look.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { ordinalDate, zonedDate } from '#platform/contract/zoned-time.ts';
import { clothSeed } from '#rooms/edition/content/look.ts';
import { pictureAddress } from '#rooms/edition/content/picture-field.ts';
import { WideCloth } from '#ui/cloth/wide-cloth.tsx';
import { Countdown } from '#ui/countdown/countdown.island.tsx';
import { Picture } from '#ui/picture.tsx';
import { countdownProps } from '../../countdown-props.ts';
import type { CurrentEdition } from '../../edition.ts';
import { mapOnItsSite, mapPoint } from '../../map.ts';
import * as say from '../../messages.ts';
import { countdownLabel, dayAt, type Phase, scheduleOf } from '../../schedule.ts';
import { registerLabel, type SiteView } from '../../site-view.ts';
import type { TicketPrices } from '../../ticket-prices.ts';
import { ownFilm } from '../films/own-film.ts';
import { DateBadge } from './date-badge.tsx';
import { EditionFees } from './edition-fees.tsx';
import { HeroFilm } from './hero-film.island.tsx';
import { RegisterWords } from './register-words.island.tsx';

interface HeroProps {
  siteView: SiteView;
  phase: Phase;
  now: Date;
  prices: TicketPrices | undefined;
}

/** A short word doesn't stand alone at the end of a line, unless the next one is long. */
const SHORT_WORD = /(?<=^|\s)(\p{L}{1,2}) (?=\S{1,8}(?:\s|$))/gu;

/** The widths of letters in the display face, in em and rather too wide than too narrow. */
const WIDTHS = [
  [/[iljI1.,:'’\u00a0]/, 0.24],
  [/[rtf-]/, 0.38],
  [/[mwMW&]/, 0.9],
  [/\p{Lu}/u, 0.64],
] as const;
const OTHERS = 0.54;
const ROUGHLY = 0.15;
/** The shortest and the longest for which hero.css has a size. */
const STEPS = { least: 5, most: 12 };

/** How long the title's longest word is, in em, if it may be too long for a line. */
function longestWordOf(name: string): number | undefined {
  const widthOf = (letter: string) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;
  const lengths = name
    .split(/ |(?<=-)/)
    .map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0));
  const longest = Math.ceil(Math.max(...lengths) - ROUGHLY);
  return longest < STEPS.least ? undefined : Math.min(longest, STEPS.most);
}

/** The longest words of a button that fit beside another one on a phone. */
const BESIDE_MAX = 16;
const REGISTERING: ReadonlySet<string> = new Set([publicAddress.registration, publicAddress.register]);

/** The top of the home page before and during the summit. */
export function Hero({ siteView, phase, now, prices }: HeroProps) {
  const { current, texts, edition } = siteView;
  const name = texts.name.replace(SHORT_WORD, '$1\u00a0');
  const isOn = phase === 'during';
  const kicker = isOn ? edition.hero.during : edition.hero.before;
  const point = current && mapPoint(current);
  return (
    <section className="hero" aria-labelledby="summit-name">
      <div className="hero-cloth">
        <BesideName siteView={siteView} />
        <DateBadge edition={current} coming={edition.coming} today={isOn ? today(current, now) : undefined} />
      </div>
      <div className="hero-text wrap">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1 id="summit-name" className="hero-title display" data-longest={longestWordOf(name)}>
          {name}
        </h1>
        <p className="mt-8 max-w-[30ch] font-display text-title font-semibold xl:max-w-none">{texts.theme}</p>
        {edition.hero.intro && (
          <p className="measure mt-4 text-balance text-lead text-quiet">{edition.hero.intro}</p>
        )}
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          {edition.hero.buttons.map(({ label, address }, index) => (
            <HeroButton
              key={`${label} ${address}`}
              href={address}
              label={REGISTERING.has(address) ? registerLabel(siteView, label) : label}
              main={index === 0}
              wide={label.length > BESIDE_MAX}
              ticketFor={isOn && REGISTERING.has(address) ? current?.id : undefined}
            />
          ))}
          {isOn && <HeroButton href={publicAddress.lostLink} label={say.findTicket()} wide />}
        </ul>
      </div>
      <dl className="hero-facts wrap">
        {current && isOn && (
          <Fact term={edition.facts.today}>
            {say.todayIs({ date: ordinalDate(zonedDate(now, current.zone)) })}
          </Fact>
        )}
        <Fact term={edition.facts.venue}>
          <span>{texts.venue}</span>
          {isOn && point && <FactLink href={mapOnItsSite(point)}>{say.openMap()}</FactLink>}
        </Fact>
        <Fact term={edition.facts.time}>
          {texts.time}
          {texts.zone && <span className="text-quiet"> {texts.zone}</span>}
          {isOn && <FactNote>{countdownLabel(current, phase, edition.facts)}</FactNote>}
          {current?.eventDate && !isOn && (
            <FactLink href={publicAddress.calendar}>{edition.facts.calendar}</FactLink>
          )}
        </Fact>
        {current?.eventDate && !isOn && (
          <div className="hero-countdown print:hidden">
            <dt className="kicker">{countdownLabel(current, phase, edition.facts)}</dt>
            <dd className="mt-3">
              <Island name="countdown" component={Countdown} props={countdownProps(edition.facts)} />
            </dd>
          </div>
        )}
      </dl>
      <EditionFees siteView={siteView} now={now} prices={prices} />
    </section>
  );
}

/** What the organisers chose to stand beside the name. */
function BesideName({ siteView }: Pick<HeroProps, 'siteView'>) {
  const { film, picture, ownFilm: uploaded } = siteView.edition.hero;
  if (film === 'none') return null;
  if (film === 'woven' || !picture) return <HeroCloth siteView={siteView} />;
  if (uploaded) {
    const props = { film: ownFilm(uploaded, picture), focus: picture.focus };
    return <Island name="hero-film" component={HeroFilm} props={props} />;
  }
  return (
    <Picture
      src={pictureAddress(picture)}
      alt={picture.alt}
      focus={picture.focus}
      sizes="(min-width: 62rem) 48vw, 100vw"
      width={picture.width}
      height={picture.height}
      className="hero-picture"
      eager
    />
  );
}

/** The film is woven in our colours; in others, the cloth stands still. */
function HeroCloth({ siteView }: { siteView: SiteView }) {
  if (isOurLook(siteView.site.look)) return <Island name="hero-film" component={HeroFilm} props={{}} />;
  return <WideCloth seed={clothSeed(siteView.site)} strips={6} className="draws-down" />;
}

interface HeroButtonProps {
  href: string;
  label: string;
  main?: boolean;
  /** On a phone it has a line of its own. */
  wide?: boolean;
  /** Says so instead to who has a ticket for this edition. */
  ticketFor?: string | undefined;
}

function HeroButton({ href, label, main = false, wide = false, ticketFor }: HeroButtonProps) {
  return (
    <li className={wide ? 'col-span-2' : undefined}>
      <a href={href} className={main ? 'button button-main' : 'button'}>
        {ticketFor ? (
          <Island name="register-words" component={RegisterWords} props={{ label, edition: ticketFor }} />
        ) : (
          label
        )}
      </a>
    </li>
  );
}

/** Such as 'Day 1 of 2'; undefined if there is only one. */
function today(edition: CurrentEdition | undefined, now: Date): string | undefined {
  const schedule = scheduleOf(edition);
  if (!edition || !schedule || edition.days === 1) return undefined;
  return say.dayOf(dayAt(now, schedule, edition.zone));
}

const BELOW_FACT = 'mt-2 block font-text text-body font-normal tracking-normal';

function FactNote({ children }: { children: ReactNode }) {
  return <span className={`${BELOW_FACT} text-quiet`}>{children}</span>;
}

function FactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={`link ${BELOW_FACT} print:hidden`} href={href}>
      {children}
    </a>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="kicker">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
