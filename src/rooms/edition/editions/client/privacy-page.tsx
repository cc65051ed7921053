import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { NO_ZONE, ordinalDate, zonedDate } from '#platform/contract/zoned-time.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { RichText } from '#ui/rich-text.tsx';
import * as say from '../messages.ts';
import { readSiteView, type SiteView } from '../site-view.ts';

interface PrivacyData {
  siteView: SiteView;
  publicUrl: string;
  /** The day on which the words were last changed; today on a site whose clock isn't there yet. */
  updated: string;
  /** What is kept about people. */
  taken: readonly string[];
}

export const privacyPage = (readTaken: (siteView: SiteView) => Promise<string[]>) =>
  definePage<PrivacyData>({
    load: async (request) => {
      const siteView = await readSiteView(request);
      const today = zonedDate(request.now, NO_ZONE);
      const [updated = today] = [siteView.site.privacy.updated, today].toSorted();
      const { saysWhatIsTaken } = siteView.site.privacy;
      const taken = saysWhatIsTaken ? await readTaken(siteView) : [];
      return { siteView, publicUrl: request.publicUrl, updated, taken };
    },

    head: ({ siteView, publicUrl }) => {
      const { title, description } = siteView.site.privacy;
      const url = `${publicUrl}${publicAddress.privacy}`;
      return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
    },

    View,
  });

function View({ data: { siteView, updated, taken } }: { data: PrivacyData }) {
  const { title, lead, sections } = siteView.site.privacy;
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
        {taken.length > 0 && (
          <section className="loom border-t border-line py-10">
            <h2 className="text-title font-bold">{say.whatIsTaken()}</h2>
            <ul className="rich-text measure">
              {taken.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        <p className="border-t border-line pt-6 text-quiet">
          <RichMessage
            of={say.lastUpdated({ updated: ordinalDate(updated) })}
            tags={{ time: (words) => <time dateTime={updated}>{words}</time> }}
          />
        </p>
      </div>
    </>
  );
}
