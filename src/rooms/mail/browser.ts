/** What other rooms may use of this one in what a browser shows. */

export { type Confirming, confirmNewsPage } from './mail/client/offers/confirm-news-page.tsx';
