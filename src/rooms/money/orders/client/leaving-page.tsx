import { Island } from '#platform/client/island.tsx';
import { definePage, type Page } from '#platform/client/page.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import * as say from '../messages.ts';
import { PaymentWatch } from './payment-watch.island.tsx';

interface Leaving {
  /** Of the provider’s page. */
  address: string;
  provider: string;
}

/**
 * Takes the buyer to the page on which they pay, with a link for browsers that don’t go by themselves. A redirect instead would
 * need every page’s forms to be allowed to lead there.
 */
export function leavingPage(leaving: Leaving): Page<{ leaving: Leaving; siteView: SiteView }> {
  return definePage({
    load: async (request) => ({ leaving, siteView: await readSiteView(request) }),
    head: () => ({
      title: say.leavingTitle({ provider: leaving.provider }),
      description: say.leavingLead({ provider: leaving.provider }),
      extra: (
        <>
          <meta name="robots" content="noindex, nofollow" />
          <meta httpEquiv="refresh" content={`0;url=${leaving.address}`} />
        </>
      ),
    }),
    View,
  });
}

function View({ data: { leaving } }: { data: { leaving: Leaving } }) {
  const { address, provider } = leaving;
  return (
    <>
      <PageHeading
        title={say.leavingTitle({ provider })}
        lead={say.leavingLead({ provider })}
        seed={provider}
      />
      <p className="wrap pb-24">
        <a className="button button-main" href={address}>
          {say.leavingGo({ provider })}
        </a>
      </p>
    </>
  );
}

interface Opening {
  provider: string;
  /** Of the payment. */
  reference: string;
  /** The address of its order. */
  order: string;
}

/** While a provider lets a buyer wait for its page: looks again by itself, or when asked to. */
export function openingPage(opening: Opening): Page<{ opening: Opening; siteView: SiteView }> {
  return definePage({
    load: async (request) => ({ opening, siteView: await readSiteView(request) }),
    head: () => ({
      title: say.openingTitle({ provider: opening.provider }),
      description: say.openingLead(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View: OpeningView,
  });
}

function OpeningView({ data: { opening } }: { data: { opening: Opening } }) {
  const { provider, reference, order } = opening;
  return (
    <>
      <PageHeading title={say.openingTitle({ provider })} lead={say.openingLead()} seed={provider} />
      <div className="wrap grid gap-6 pb-24">
        <Island
          name="payment-watch"
          component={PaymentWatch}
          props={{ reference, state: 'opening', address: `${order}?pay=${reference}` }}
        />
        <p>
          <a className="link" href={order}>
            {say.backToOrder()}
          </a>
        </p>
      </div>
    </>
  );
}
