import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { SecretRoute } from '#platform/server/pages/secret-route.ts';
import { newsAgainPage } from '../client/news-again-page.tsx';
import { beginNewsAgain, newsAgainState } from './news-again.ts';

export const newsAgainRoute: SecretRoute = {
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
