import { type Confirming, confirmNewsPage } from '#rooms/mail/browser.ts';
import * as say from '../messages.ts';

/** For who entered an address to hear of the next summit. */
export function wantedPage(state: Confirming) {
  return confirmNewsPage(state, {
    titles: { asks: say.wantedTitle, done: say.doneTitle },
    leads: { asks: say.wantedLead, done: say.doneLead },
    button: say.sendMeNews,
    seed: 'News',
  });
}
