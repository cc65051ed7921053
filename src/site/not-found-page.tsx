import type { PageHead } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { MessagePage } from './message-page.tsx';

/** Shown, with status 404, for an address that doesn't exist. */
export const notFoundPage = {
  head: (): PageHead => ({
    title: 'Page not found',
    description: 'There’s no page at this address.',
    extra: <meta name="robots" content="noindex" />,
  }),
  View: () => (
    <MessagePage figure="404" title="This thread leads nowhere.">
      <p>There’s no page at this address. It may have moved, or the link may contain a typo.</p>
      <p>
        Go to the{' '}
        <a className="link" href={publicAddress.home}>
          home page
        </a>
        , see the{' '}
        <a className="link" href={publicAddress.speakers}>
          speakers
        </a>{' '}
        or{' '}
        <a className="link" href={publicAddress.contact}>
          write to us
        </a>
        .
      </p>
      <p>
        If it was the link of your registration,{' '}
        <a className="link" href={publicAddress.lostLink}>
          get a new link
        </a>
        .
      </p>
    </MessagePage>
  ),
};
