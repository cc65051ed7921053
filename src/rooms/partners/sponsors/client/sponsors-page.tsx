import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { type Sponsor, viewSponsors } from '../contract.ts';
import * as say from '../messages.ts';
import { shownTitle } from '../titles.ts';
import { SponsorCard } from './sponsor-card.tsx';

interface SponsorsData {
  /** Undefined when they could not be read. */
  sponsors: Sponsor[] | undefined;
  siteView: SiteView;
  publicUrl: string;
}

export const page = definePage<SponsorsData>({
  load: async (request) => {
    const { call, publicUrl } = request;
    const list = await call(viewSponsors, {}).catch(() => undefined);
    return { sponsors: list?.records, siteView: await readSiteView(request), publicUrl };
  },

  head: ({ siteView, publicUrl }) => {
    const { title, description } = siteView.edition.sponsors;
    const url = `${publicUrl}${publicAddress.sponsors}`;
    return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
  },

  View: ({ data: { sponsors, siteView } }) => (
    <>
      <PageHeading
        title={siteView.edition.sponsors.title}
        lead={siteView.edition.sponsors.lead}
        seed="sponsors"
      />
      <div className="wrap pb-24">
        {!sponsors && (
          <Alert kind="wrong">
            <p>{say.readFailed()}</p>
            <p>{say.tryAgain()}</p>
          </Alert>
        )}
        {sponsors?.length === 0 && <p className="text-lead">{siteView.edition.sponsors.empty}</p>}
        {groupsOf(sponsors ?? [], siteView).map(([title, group], place) => (
          <section
            key={title}
            className="loom mb-4 border-t border-line py-10"
            aria-label={shownTitle(siteView, title)}
          >
            <h2 className="text-section font-bold">{shownTitle(siteView, title)}</h2>
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
          <p className="font-display text-title font-semibold">{siteView.edition.sponsors.question}</p>
          <a className="button button-main" href={publicAddress.sponsorship}>
            {siteView.edition.sponsors.button}
          </a>
        </div>
      </div>
    </>
  ),
});

/** Those of the packages come first, in the order of the packages. */
function groupsOf(sponsors: readonly Sponsor[], { edition }: SiteView): [string, Sponsor[]][] {
  const groups = Map.groupBy(sponsors, ({ title }) => title);
  const packages = edition.packages.offers.map(({ name }) => name);
  const sold = packages.flatMap((name): [string, Sponsor[]][] => {
    const group = groups.get(name);
    return group ? [[name, group]] : [];
  });
  return [...sold, ...[...groups].filter(([title]) => !packages.includes(title))];
}
