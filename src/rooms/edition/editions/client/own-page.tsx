import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichText } from '#ui/rich-text.tsx';
import * as say from '../messages.ts';
import { readSiteView, type SiteView } from '../site-view.ts';

interface OwnPageData {
  own: SiteView['site']['ownPages']['pages'][number];
  publicUrl: string;
}

/** A page that organisers wrote. */
export const page = definePage<OwnPageData>({
  load: async (request) => {
    const { site } = await readSiteView(request);
    const own = site.ownPages.pages.find(({ slug, isShown }) => isShown && slug === request.params.slug);
    if (!own) throw new Refusal('not-found', say.noSuchPage());
    return { own, publicUrl: request.publicUrl };
  },

  head: ({ own: { title, lead, slug }, publicUrl }) => ({
    title,
    description: lead || title,
    extra: (
      <PageLinks
        url={`${publicUrl}${publicAddress.ownPage(slug)}`}
        title={title}
        description={lead || title}
      />
    ),
  }),

  View: ({ data: { own } }) => (
    <>
      <PageHeading title={own.title} lead={own.lead} seed={own.title} />
      <div className="wrap pb-24">
        <RichText className="measure text-lead" html={own.text} />
      </div>
    </>
  ),
});
