import { linesOf } from '#platform/contract/lines-of.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import * as say from '../../messages.ts';
import type { Phase } from '../../schedule.ts';
import { registerLabel, type SiteView } from '../../site-view.ts';
import { WovenFigures } from './woven-figures.tsx';

export function AudienceSection({ siteView, phase }: { siteView: SiteView; phase: Phase }) {
  const { texts, edition } = siteView;
  const { heading, people, takeawaysHeading, takeaways } = edition.audience;
  return (
    <section id="attend" className="section bg-sunk" aria-labelledby="attend-heading">
      <div className="wrap">
        <h2 id="attend-heading" className="text-section font-bold">
          {heading}
        </h2>
        {people.length > 0 && (
          <ul className="mt-10">
            {people.map(({ who, why }) => (
              <li key={who} className="audience-row">
                <span className="audience-cloth draws-along">
                  <Strip seed={who} along picks={112} />
                </span>
                <span className="display">{who}</span> <span className="text-quiet">{why}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-8">
          <a href={publicAddress.register} className={phase === 'after' ? 'button' : 'button button-main'}>
            {registerLabel(siteView, say.register())}
          </a>
        </p>
        <div className="mt-20 grid gap-12 lg:grid-cols-3 lg:gap-x-8">
          <div className="lg:col-span-2 lg:pe-8">
            {texts.dayFigures && <WovenFigures text={texts.dayFigures} seed="26-27" />}
            <p className="mt-4 text-title font-semibold">{texts.days}</p>
          </div>
          <div>
            {takeaways && (
              <>
                <h3 className="text-title font-bold">{takeawaysHeading}</h3>
                <ul className="mt-4">
                  {linesOf(takeaways).map((takeaway) => (
                    <li key={takeaway} className="border-t border-line py-4">
                      {takeaway}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p className="mt-6">
              <a href={publicAddress.sponsorship} className="button">
                {say.beSponsor()}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
