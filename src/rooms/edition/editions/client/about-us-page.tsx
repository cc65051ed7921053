import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { isFilled } from '#rooms/edition/content/shown-sections.ts';
import { ClothPanel } from '#ui/cloth/cloth-panel.tsx';
import { opensInNewTab } from '#ui/messages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Said } from '#ui/said.tsx';
import { phaseAt, scheduleOf } from '../schedule.ts';
import { readSiteView, type SiteView } from '../site-view.ts';

interface AboutData {
  summit: SiteView;
  isOver: boolean;
  publicUrl: string;
}

export const page = definePage<AboutData>({
  load: async (request) => {
    const siteView = await readSiteView(request);
    const isOver = phaseAt(request.now, scheduleOf(siteView.current)) === 'after';
    return { summit: siteView, isOver, publicUrl: request.publicUrl };
  },

  head: ({ summit: siteView, publicUrl }) => {
    const { title, description } = siteView.edition.aboutUs;
    const url = `${publicUrl}${publicAddress.aboutUs}`;
    return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
  },

  View: ({ data: { summit: siteView, isOver } }) => {
    const texts = siteView.edition.aboutUs;
    const { website } = siteView.site.identity;
    const aboutSummit = [isOver ? texts.summitAfter : texts.summit, aboutTheme(siteView, isOver)].filter(
      isFilled,
    );
    return (
      <>
        <PageHeading title={texts.title} lead={texts.lead} seed="about us" />
        <div className="wrap grid gap-16 pb-24 lg:grid-cols-3 lg:gap-x-8">
          <div className="lg:col-span-2">
            {aboutSummit.length > 0 && (
              <section aria-labelledby="about-summit">
                <h2 id="about-summit" className="text-section font-bold">
                  {texts.summitHeading}
                </h2>
                <div className="prose measure mt-6 text-lead">
                  {aboutSummit.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </section>
            )}
            {texts.showsOrganiser && isFilled(texts.organiser) && (
              <section className="not-first:mt-16" aria-labelledby="about-organiser">
                <h2 id="about-organiser" className="text-section font-bold">
                  {texts.organiserHeading}
                </h2>
                <RichText className="measure mt-6 text-lead" html={texts.organiser} />
                {website && texts.organiserLink && (
                  <p className="mt-[1.1em] text-lead">
                    <a className="link" href={website} target="_blank" rel="noopener">
                      <Said of={[texts.organiserLink]} />
                      <span className="sr-only">{` ${opensInNewTab()}`}</span>
                    </a>
                  </p>
                )}
              </section>
            )}
            {texts.showsCloth && isFilled(texts.cloth) && (
              <section className="not-first:mt-16" aria-labelledby="about-cloth">
                <h2 id="about-cloth" className="text-section font-bold">
                  {texts.clothHeading}
                </h2>
                <RichText className="measure mt-6 text-lead" html={texts.cloth} />
              </section>
            )}
          </div>
          <ClothPanel
            className="draws-down h-64 overflow-hidden lg:sticky lg:top-28 lg:h-[44rem]"
            seeds={['people', 'business', 'machines', siteView.texts.city || 'summit']}
          />
        </div>
      </>
    );
  },
});

/** An edition has sessions even if its theme isn't known yet. */
function aboutTheme({ current, edition: { aboutUs } }: SiteView, isOver: boolean): string {
  if (!current?.theme) return isOver ? aboutUs.unthemedAfter : aboutUs.unthemed;
  return isOver ? aboutUs.themedAfter : aboutUs.themed;
}
