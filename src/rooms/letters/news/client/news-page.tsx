import { definePage, type OwnForm, type Page } from '#platform/client/page.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import * as say from '../messages.ts';
import { NewsForm } from './news-form.tsx';

interface Data {
  isSent: boolean;
  siteView: SiteView;
}

/** The form by itself: it comes back here if it is refused. */
export function newsPage({ isSent }: Pick<Data, 'isSent'>): Page<Data> {
  return definePage({
    load: async (request) => ({ isSent, siteView: await readSiteView(request) }),
    head: ({ siteView }) => ({
      title: siteView.edition.past.nextHeading,
      description: leadOf(siteView),
      extra: <meta name="robots" content="noindex" />,
    }),
    View,
  });
}

function leadOf({ edition: { past, registration } }: SiteView): string {
  return past.nextDate || registration.nextNote;
}

function View({ data: { isSent, siteView }, refused }: OwnForm & { data: Data }) {
  return (
    <>
      <PageHeading
        title={siteView.edition.past.nextHeading}
        lead={isSent ? say.sent() : leadOf(siteView)}
        seed="News"
      />
      <div className="wrap pb-24">{!isSent && <NewsForm siteView={siteView} refused={refused} />}</div>
    </>
  );
}
