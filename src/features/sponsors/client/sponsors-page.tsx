import { pageTitle } from '#features/event/summit.ts';
import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { type Sponsor, viewSponsors } from '../contract.ts';
import { SponsorCard } from './sponsor-card.tsx';

const TITLE = 'Partners & Sponsors';
const DESCRIPTION = 'The organisations that support the AI for Business Summit in Accra.';
/** docs/product.md, 9.1 */
const EMPTY = 'No sponsors available at the moment. Please check back later.';
const FAILED = 'Failed to load sponsor data';
const TRY_AGAIN = 'Error loading sponsors. Please try again later.';

interface SponsorsData {
  /** Undefined when they could not be read. */
  sponsors: Sponsor[] | undefined;
  publicUrl: string;
}

export const page = definePage<SponsorsData>({
  load: async ({ call, publicUrl }) => {
    const list = await call(viewSponsors, {}).catch(() => undefined);
    return { sponsors: list?.records, publicUrl };
  },

  head: ({ publicUrl }) => ({
    title: pageTitle(TITLE),
    description: DESCRIPTION,
    extra: (
      <PageLinks url={`${publicUrl}${publicAddress.sponsors}`} title={TITLE} description={DESCRIPTION} />
    ),
  }),

  View: ({ data: { sponsors } }) => (
    <>
      <PageHeading
        title={TITLE}
        lead="They put their name, their money and their people behind the two days."
        seed="sponsors"
      />
      <div className="wrap pb-24">
        {!sponsors && (
          <Alert kind="wrong">
            <p>{FAILED}</p>
            <p>{TRY_AGAIN}</p>
          </Alert>
        )}
        {sponsors?.length === 0 && <p className="text-lead">{EMPTY}</p>}
        {[...Map.groupBy(sponsors ?? [], ({ title }) => title)].map(([title, group], place) => (
          <section key={title} className="loom mb-4 border-t border-line py-10" aria-label={title}>
            <h2 className="text-section font-bold">{title}</h2>
            <ul className={place === 0 ? 'gallery gallery-leading' : 'gallery'}>
              {group.map((sponsor) => (
                <li key={sponsor.id}>
                  <SponsorCard sponsor={sponsor} leading={place === 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8 print:hidden">
          <p className="font-display text-title font-semibold">Want to see your name here?</p>
          <a className="button button-main" href={publicAddress.sponsorship}>
            Sponsor Our Event
          </a>
        </div>
      </div>
    </>
  ),
});
