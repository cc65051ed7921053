import type { PageHead } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { SiteView } from '#rooms/edition/contract.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import { MessagePage } from './message-page.tsx';
import * as say from './messages.ts';

/** Shown, with status 404, for an address that doesn't exist. */
export const notFoundPage = {
  head: (): PageHead => ({
    title: say.notFoundTitle(),
    description: say.notFoundDescription(),
    extra: <meta name="robots" content="noindex" />,
  }),
  View: ({ data: { site } }: { data: SiteView }) => (
    <MessagePage figure="404" title={site.notFound.heading}>
      <p>{site.notFound.lead}</p>
      <p>
        <RichMessage
          of={say.notFoundLinks()}
          tags={{
            link: (words) => (
              <a className="link" href={publicAddress.home}>
                {words}
              </a>
            ),
            link2: (words) => (
              <a className="link" href={publicAddress.speakers}>
                {words}
              </a>
            ),
            link3: (words) => (
              <a className="link" href={publicAddress.contact}>
                {words}
              </a>
            ),
          }}
        />
      </p>
      <p>
        <RichMessage
          of={say.notFoundLostLink()}
          tags={{
            link: (words) => (
              <a className="link" href={publicAddress.lostLink}>
                {words}
              </a>
            ),
          }}
        />
      </p>
    </MessagePage>
  ),
};
