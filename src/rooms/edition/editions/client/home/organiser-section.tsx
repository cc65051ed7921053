import { opensInNewTab } from '#ui/messages.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Said } from '#ui/said.tsx';
import type { SiteView } from '../../site-view.ts';

export function OrganiserSection({ siteView: { site, edition } }: { siteView: SiteView }) {
  const { heading, text, button } = edition.organiser;
  const { website } = site.identity;
  return (
    <section id="organiser" className="section wrap" aria-labelledby="organiser-heading">
      <div className="loom">
        <h2 id="organiser-heading" className="text-section font-bold">
          {heading}
        </h2>
        <div className="measure">
          <RichText className="text-lead" html={text} />
          {website && button && (
            <p className="mt-8">
              <a className="button" href={website} target="_blank" rel="noopener">
                <Said of={[button]} />
                <span className="sr-only">{` ${opensInNewTab()}`}</span>
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
