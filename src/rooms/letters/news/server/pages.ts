import { check } from '#platform/server/http/handler.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import { NEWS_PAGE, newsWantedAddress } from '../addresses.ts';
import { newsPage } from '../client/news-page.tsx';
import { wantedPage } from '../client/wanted-page.tsx';
import { newsForm } from '../contract.ts';
import { askForNews, confirmNews, newsWantedState } from './service.ts';

const asking: MagicLinkRoute = {
  path: NEWS_PAGE,
  page: async () => newsPage({ isSent: false }),
  async press({ context }, values) {
    await askForNews(context, check(newsForm, values));
    return { page: newsPage({ isSent: true }) };
  },
};

const confirming: MagicLinkRoute = {
  path: newsWantedAddress(':token'),
  async page({ context, params }) {
    const state = await newsWantedState(context, context.store.database, params.token ?? '');
    return state && wantedPage(state);
  },
  async press({ context, params }) {
    await confirmNews(context, params.token ?? '');
    return { page: wantedPage('done') };
  },
};

export const newsPages: readonly MagicLinkRoute[] = [asking, confirming];

export const nextSummitForm = async () => (await import('../client/news-form.tsx')).NewsForm;
