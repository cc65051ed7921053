import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Phase } from '../../schedule.ts';

/** The cloth that grows with each registration. It isn't part of the page, which is kept when somebody registers. */
export function SummitClothSection({ phase }: { phase: Phase }) {
  const isOver = phase === 'after';
  return (
    <section id="cloth" className="section" aria-labelledby="cloth-heading">
      <div className="loom wrap">
        <h2 id="cloth-heading" className="text-section font-bold">
          The summit’s cloth
        </h2>
        <div className="measure text-lead">
          <p>
            {isOver
              ? 'This is what the registrations for the summit have woven: its record, without a name.'
              : 'Everyone who registers adds a thread. Chance gives it its colour and its place, so the cloth tells how many are coming, and never who.'}
          </p>
          {!isOver && (
            <p className="mt-6">
              <a className="button" href={publicAddress.registration}>
                Add your thread
              </a>
            </p>
          )}
        </div>
      </div>
      <figure className="mt-12">
        <picture>
          <source media="(min-width: 48rem)" srcSet={publicAddress.summitCloth} />
          <img
            className="summit-cloth"
            src={publicAddress.summitClothTall}
            alt=""
            loading="lazy"
            decoding="async"
            data-drawing
          />
        </picture>
        <figcaption className="figures wrap mt-5 font-display text-title font-semibold">
          One thread for each registration
        </figcaption>
      </figure>
    </section>
  );
}
