import { definePage } from '#platform/client/page.ts';
import { ordinalDate } from '#platform/contract/event-zone.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { ORGANISER_NAME, pageTitle } from '../summit.ts';
import { PRIVACY_SECTIONS, PRIVACY_UPDATED } from './privacy-sections.ts';

const TITLE = 'Privacy policy';
const DESCRIPTION = `What ${ORGANISER_NAME} asks you for on this site, what it’s used for, and what you can decide.`;

export const page = definePage<{ publicUrl: string }>({
  load: async ({ publicUrl }) => ({ publicUrl }),

  head: ({ publicUrl }) => ({
    title: pageTitle(TITLE),
    description: DESCRIPTION,
    extra: <PageLinks url={`${publicUrl}${publicAddress.privacy}`} title={TITLE} description={DESCRIPTION} />,
  }),

  View: () => (
    <>
      <PageHeading title={TITLE} lead="It’s short, because we keep little." seed="privacy" />
      <div className="wrap pb-24">
        {PRIVACY_SECTIONS.map(({ heading, parts }) => (
          <section key={heading} className="loom border-t border-line py-10">
            <h2 className="text-title font-bold">{heading}</h2>
            <div className="prose measure">
              {parts.map(({ name, text }) => (
                <div key={text}>
                  {name && <h3 className="font-text text-body font-bold tracking-normal">{name}</h3>}
                  <p>{text}</p>
                </div>
              ))}
            </div>
          </section>
        ))}
        <p className="border-t border-line pt-6 text-quiet">
          Last Updated: <time dateTime={PRIVACY_UPDATED}>{ordinalDate(PRIVACY_UPDATED)}</time>
        </p>
      </div>
    </>
  ),
});
