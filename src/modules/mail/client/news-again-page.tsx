import { readSiteView, type SiteView } from '#modules/editions/site-view.ts';
import { definePage, type Page } from '#platform/client/page.ts';
import { PageHeading } from '#ui/page-heading.tsx';

type State = 'asks' | 'done';

interface Data {
  state: State;
  siteView: SiteView;
}

const TITLES: Record<State, string> = { asks: 'News again?', done: 'You get news again.' };
const LEADS: Record<State, string> = {
  asks: 'You had unsubscribed. Press the button, and news reach you again.',
  done: 'Every mail with news has a link to unsubscribe.',
};

/** Where the mail leads that asks whether somebody wants news again. Opening it changes nothing. */
export function newsAgainPage(state: State): Page<Data> {
  return definePage({
    load: async (request) => ({ state, siteView: await readSiteView(request) }),
    head: () => ({
      title: TITLES[state],
      description: TITLES[state],
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { state } }: { data: Data }) {
  return (
    <>
      <PageHeading title={TITLES[state]} lead={LEADS[state]} seed="News again" />
      {state === 'asks' && (
        <form method="post" className="wrap pb-24">
          <button type="submit" className="button button-main">
            Send me news
          </button>
        </form>
      )}
    </>
  );
}
