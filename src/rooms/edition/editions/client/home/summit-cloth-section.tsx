import { publicAddress } from '#platform/contract/public-addresses.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import * as say from '../../messages.ts';
import type { Phase } from '../../schedule.ts';
import { registerLabel, type SiteView } from '../../site-view.ts';

interface Props {
  siteView: SiteView;
  phase: Phase;
  /** What the summit was, in numbers, once it is over. */
  figures?: readonly string[];
  /** Nobody registered, or nobody who did is kept any more. */
  isBare?: boolean | undefined;
}

/** The cloth that grows with each registration. It isn't part of the page, which is kept when somebody registers. */
export function SummitClothSection({ siteView, phase, figures = [], isBare = false }: Props) {
  const { cloth } = siteView.edition;
  const isOver = phase === 'after';
  const after = isBare ? say.clothStayedBare() : cloth.after;
  return (
    <section id="cloth" className="section" aria-labelledby="cloth-heading">
      <div className="loom wrap">
        <h2 id="cloth-heading" className="text-section font-bold">
          {cloth.heading}
        </h2>
        <div className="measure text-lead">
          <p>{isOver ? after : cloth.before}</p>
          {!isOver && (
            <p className="mt-6">
              <a className="button" href={publicAddress.registration}>
                {registerLabel(siteView, say.addThread())}
              </a>
            </p>
          )}
        </div>
      </div>
      <figure className="mt-12">
        <picture>
          <source
            media="(min-width: 48rem)"
            srcSet={isOver ? publicAddress.summitClothLarge : publicAddress.summitCloth}
          />
          <img
            className="summit-cloth"
            data-large={isOver || undefined}
            src={publicAddress.summitClothTall}
            alt=""
            loading="lazy"
            decoding="async"
            data-drawing
          />
        </picture>
        <figcaption className="figures wrap mt-5 text-balance font-display text-title font-semibold">
          {cloth.caption}
        </figcaption>
      </figure>
      {figures.length > 0 && (
        <ul className="past-figures wrap">
          {figures.map((figure) => (
            <li key={figure}>
              <RichMessage
                of={figure}
                tags={{ number: (words) => <strong className="display">{words}</strong> }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
