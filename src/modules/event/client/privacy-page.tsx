import { definePage } from '#platform/client/page.ts';
import { NO_ZONE, ordinalDate, zonedDate } from '#platform/contract/event-zone.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { readSummit, type Summit } from '../summit-content.ts';

interface PrivacyData {
  summit: Summit;
  publicUrl: string;
  /** The day on which the words were last changed; today on a site whose clock isn't there yet. */
  updated: string;
}

export const page = definePage<PrivacyData>({
  load: async (request) => {
    const summit = await readSummit(request);
    const today = zonedDate(request.now, NO_ZONE);
    const [updated = today] = [summit.site.privacy.updated, today].toSorted();
    return { summit, publicUrl: request.publicUrl, updated };
  },

  head: ({ summit, publicUrl }) => {
    const { title, description } = summit.site.privacy;
    const url = `${publicUrl}${publicAddress.privacy}`;
    return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
  },

  View: ({ data: { summit, updated } }) => {
    const { title, lead, sections } = summit.site.privacy;
    return (
      <>
        <PageHeading title={title} lead={lead} seed="privacy" />
        <div className="wrap pb-24">
          {sections.map(({ heading, text }) => (
            <section key={heading} className="loom border-t border-line py-10">
              <h2 className="text-title font-bold">{heading}</h2>
              <RichText className="measure" html={text} />
            </section>
          ))}
          <p className="border-t border-line pt-6 text-quiet">
            Last Updated: <time dateTime={updated}>{ordinalDate(updated)}</time>
          </p>
        </div>
      </>
    );
  },
});
