import { readSiteView, type SiteView } from '#modules/editions/site-view.ts';
import { definePage, type Page } from '#platform/client/page.ts';
import type { Message } from '#platform/contract/message.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import * as say from '../messages.ts';

type State = 'asks' | 'done';

interface Data {
  state: State;
  siteView: SiteView;
}

const TITLES: Record<State, Message> = { asks: say.newsAgainTitle, done: say.newsAgainDone };
const LEADS: Record<State, Message> = {
  asks: say.newsAgainLead,
  done: say.newsAgainDoneLead,
};

/** Where the mail leads that asks whether somebody wants news again. Opening it changes nothing. */
export function newsAgainPage(state: State): Page<Data> {
  return definePage({
    load: async (request) => ({ state, siteView: await readSiteView(request) }),
    head: () => ({
      title: TITLES[state](),
      description: TITLES[state](),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { state } }: { data: Data }) {
  return (
    <>
      <PageHeading title={TITLES[state]()} lead={LEADS[state]()} seed="News again" />
      {state === 'asks' && (
        <form method="post" className="wrap pb-24">
          <button type="submit" className="button button-main">
            {say.sendMeNews()}
          </button>
        </form>
      )}
    </>
  );
}
