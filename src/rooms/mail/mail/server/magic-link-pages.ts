import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import { newsAgainPage } from '../client/news-again-page.tsx';
import { beginNewsAgain, newsAgainState } from './news-again.ts';

export const newsAgainRoute: MagicLinkRoute = {
  path: publicAddress.newsAgain(':token'),
  async page({ context, params }) {
    const state = await newsAgainState(context, context.store.database, params.token ?? '');
    return state && newsAgainPage(state);
  },
  async press({ context, params }) {
    await beginNewsAgain(context, params.token ?? '');
    return { page: newsAgainPage('done') };
  },
};
