import type { EditionContent } from '#modules/content/contract.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import * as say from '../../messages.ts';
import type { Phase } from '../../schedule.ts';

/** The cloth that grows with each registration. It isn't part of the page, which is kept when somebody registers. */
export function SummitClothSection({ cloth, phase }: { cloth: EditionContent['cloth']; phase: Phase }) {
  const isOver = phase === 'after';
  return (
    <section id="cloth" className="section" aria-labelledby="cloth-heading">
      <div className="loom wrap">
        <h2 id="cloth-heading" className="text-section font-bold">
          {cloth.heading}
        </h2>
        <div className="measure text-lead">
          <p>{isOver ? cloth.after : cloth.before}</p>
          {!isOver && (
            <p className="mt-6">
              <a className="button" href={publicAddress.registration}>
                {say.addThread()}
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
          {cloth.caption}
        </figcaption>
      </figure>
    </section>
  );
}
