import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { givenBy, type ServerModule } from '#platform/server/module.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import type { Greet } from '../client/home-page.tsx';
import type { CountForHome } from '../client/offers/home-figure.ts';
import type { HomeSection } from '../client/offers/home-section.ts';
import type { NextSummitForm } from '../client/offers/next-summit-form.ts';
import { pricesFor } from './ticket-prices.ts';
import { whatIsTaken } from './what-is-taken.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What the home page says of what has just happened to a visitor, by the value of its query parameter `notice`. */
    notices?: Readonly<Record<string, Greet>>;
    homeSection?: HomeSection;
    /** What it has counted, said there once the summit is over. */
    homeFigure?: CountForHome;
    /** Whether the cloth of the edition that is shown has any thread. */
    hasThreads?: (services: Services) => Promise<boolean>;
    /** Beside when the next summit is. */
    nextSummitForm?: () => Promise<NextSummitForm>;
    /** What it says to who has this cookie; undefined if that holds nothing any more. */
    greeter?: { cookie: string; greet: (context: CallContext) => Promise<Greet | undefined> };
  }
}

/** The home page, with what other modules have to say on it. */
export function homeRoute(modules: readonly ServerModule[]): PublicRoute {
  const notices: Record<string, Greet> = Object.assign({}, ...modules.map((module) => module.notices));
  const greeter = modules.find((module) => module.greeter)?.greeter;
  const given = {
    sections: givenBy(modules, 'homeSection'),
    counts: givenBy(modules, 'homeFigure'),
    nextForm: givenBy(modules, 'nextSummitForm')[0],
  };
  const [hasThreads] = givenBy(modules, 'hasThreads');
  const partsFor = (services: Services) => ({
    ...given,
    isBare: async () => (await hasThreads?.(services)) === false,
    readPrices: pricesFor(services, 1),
  });
  const load = async (services: Services, notices: Readonly<Record<string, Greet>>, always?: Greet) => {
    const { homePage } = await import('../client/home-page.tsx');
    return homePage(partsFor(services), notices, always);
  };
  return {
    path: publicAddress.home,
    isOfEdition: true,
    page: (services) => load(services, notices),
    ...(greeter && {
      own: {
        cookie: greeter.cookie,
        async page(context) {
          const greet = await greeter.greet(context);
          return greet && load(context, {}, greet);
        },
      },
    }),
    query: { notice: Object.keys(notices) },
  };
}

export const editionPages: readonly PublicRoute[] = [
  {
    path: publicAddress.contact,
    page: async () => (await import('../client/contact-page.tsx')).page,
  },
  {
    path: publicAddress.privacy,
    page: async (services) => {
      const { privacyPage } = await import('../client/privacy-page.tsx');
      return privacyPage((siteView) => whatIsTaken(services, siteView));
    },
  },
  {
    path: publicAddress.ownPage(':slug'),
    page: async () => (await import('../client/own-page.tsx')).page,
  },
  {
    path: publicAddress.aboutUs,
    isOfEdition: true,
    page: async () => (await import('../client/about-us-page.tsx')).page,
  },
];
