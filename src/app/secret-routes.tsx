import { Readable } from 'node:stream';
import { Badge } from '#features/badges/client/badge.tsx';
import { placeAndDaysToCome } from '#features/event/edition-words.ts';
import { siteZone } from '#features/event/server/service.ts';
import type { Summit } from '#features/event/summit-content.ts';
import { newsAgainPage } from '#features/mail/client/news-again-page.tsx';
import { beginNewsAgain, newsAgainState } from '#features/mail/server/service.ts';
import { gonePage } from '#features/personal-page/client/gone-page.tsx';
import { lostLinkPage } from '#features/personal-page/client/lost-link-page.tsx';
import { personalPage } from '#features/personal-page/client/personal-page.tsx';
import { changeName, lostLinkForm } from '#features/personal-page/contract.ts';
import { ownRegistration, press, requestLink } from '#features/personal-page/server/service.ts';
import { PERSON_FILE } from '#features/privacy/contract.ts';
import { waitingPage } from '#features/registrations/client/waiting-page.tsx';
import { acceptOffer, freeToAnybody } from '#features/registrations/server/service.ts';
import { countBefore, endEntry, findByLink as findWaiting } from '#features/waiting-list/server/service.ts';
import { instantInWords } from '#platform/contract/event-zone.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { fileResponse } from '#platform/server/file-response.ts';
import { check } from '#platform/server/http/handler.ts';
import type { SecretRoute } from '#site/server/secret-route.ts';

const badge = ({ words }: Summit, name: string) => (
  <Badge summit={words.name} name={name} line={placeAndDaysToCome(words, 'before')} />
);

const personal: SecretRoute = {
  path: publicAddress.personal(':token'),
  async page({ context, params, query }) {
    const own = await ownRegistration(context, params.token ?? '');
    const { data: done } = changeName.safeParse(query.done);
    return own && personalPage({ view: { ...own.view, done }, badge });
  },
  async press({ context, params }, values) {
    const { token = '' } = params;
    const done = await press(context, token, values);
    if ('gone' in done) return { page: gonePage(done.gone) };
    if ('file' in done) {
      const content = Buffer.from(JSON.stringify(done.file, null, 2));
      return { response: fileResponse(Readable.from([content]), PERSON_FILE, 'application/json') };
    }
    return { location: done.location };
  },
};

const lostLink: SecretRoute = {
  path: publicAddress.lostLink,
  page: async ({ context }) => lostLinkPage({ isSent: false, sendsMail: context.config.mail !== undefined }),
  async press({ context }, values) {
    await requestLink(context, check(lostLinkForm, values).email);
    return { page: lostLinkPage({ isSent: true, sendsMail: true }) };
  },
};

const waiting: SecretRoute = {
  path: publicAddress.waiting(':token'),
  async page({ context: { clock, store }, params }) {
    const entry = await findWaiting(store.database, params.token ?? '');
    if (!entry) return undefined;
    const { fullname, state, size, offered_until } = entry;
    const zone = await siteZone(store.database, clock.now());
    const until = offered_until ? instantInWords(new Date(offered_until), zone) : '';
    const before = await countBefore(store.database, entry);
    const free = state === 'waiting' ? await freeToAnybody(store.database, entry.event_id) : 0;
    return waitingPage({ name: fullname, state, size, before, free, until });
  },
  async press({ context, params }, values) {
    const { token = '' } = params;
    const entry = await findWaiting(context.store.database, token);
    if (!entry) throw new Refusal('not-found', 'This link leads nowhere any more.');
    if (values.do === 'accept')
      return { location: new URL(await acceptOffer(context, token, values)).pathname };
    if (values.do === 'leave') await endEntry(context, entry);
    return { location: publicAddress.waiting(token) };
  },
};

const newsAgain: SecretRoute = {
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

/** The pages that only somebody with the link sees, and the one that sends the link again. */
export const SECRET_ROUTES: readonly SecretRoute[] = [personal, lostLink, waiting, newsAgain];
