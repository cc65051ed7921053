import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import type { CurrentEdition } from '../../edition.ts';
import { editionWords } from '../../edition-words.ts';
import type { Phase } from '../../schedule.ts';
import { WovenFigures } from './woven-figures.tsx';

const AUDIENCE = [
  { who: 'Business leaders', why: 'deciding where to put the first cedi of an AI budget' },
  { who: 'Entrepreneurs and startups', why: 'building on models that someone else trained' },
  { who: 'Data scientists and IT professionals', why: 'taking a prototype into daily use' },
  { who: 'Industry professionals', why: 'whose own work is about to change' },
] as const;

const TAKEAWAYS = [
  'A short list of uses that pay off in your line of work, with figures from companies that tried them',
  'A simple way to judge a supplier, a model and a data set before you sign',
  'Ghana’s data protection rules, and what they mean for you',
  'The names of people in Accra, Kumasi and beyond who will pick up when you call',
] as const;

export function AudienceSection({ event, phase }: { event: CurrentEdition | undefined; phase: Phase }) {
  const { days, dayFigures } = editionWords(event);
  return (
    <section id="attend" className="section bg-sunk" aria-labelledby="attend-heading">
      <div className="wrap">
        <h2 id="attend-heading" className="text-section font-bold">
          Who should attend
        </h2>
        <ul className="mt-10">
          {AUDIENCE.map(({ who, why }) => (
            <li key={who} className="audience-row">
              <span className="audience-cloth draws-along">
                <Strip seed={who} along picks={112} />
              </span>
              <span className="display text-[clamp(1.5rem,1rem+2vw,2.5rem)] leading-tight">{who}</span>{' '}
              <span className="text-quiet">{why}</span>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <a href={publicAddress.register} className={phase === 'after' ? 'button' : 'button button-main'}>
            Register
          </a>
        </p>
        <div className="mt-20 grid gap-12 lg:grid-cols-3 lg:gap-x-8">
          <div className="lg:col-span-2 lg:pe-8">
            <WovenFigures text={dayFigures} seed="26-27" />
            <p className="mt-4 text-title font-semibold">{days}</p>
          </div>
          <div>
            <h3 className="text-title font-bold">What you take home</h3>
            <ul className="mt-4">
              {TAKEAWAYS.map((takeaway) => (
                <li key={takeaway} className="border-t border-line py-4">
                  {takeaway}
                </li>
              ))}
            </ul>
            <p className="mt-6">
              <a href={publicAddress.sponsorship} className="button">
                Be a sponsor
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
