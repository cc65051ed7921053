import * as say from '../site-messages.ts';
import { type Confirming, confirmNewsPage } from './offers/confirm-news-page.tsx';

/** For who ended the news, and may want them again. */
export function newsAgainPage(state: Confirming) {
  return confirmNewsPage(state, {
    titles: { asks: say.newsAgainTitle, done: say.newsAgainDone },
    leads: { asks: say.newsAgainLead, done: say.newsAgainDoneLead },
    button: say.sendMeNews,
    seed: 'News again',
  });
}
