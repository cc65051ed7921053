import { definePage } from '#platform/client/page.ts';
import type { Message } from '#platform/contract/message.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import * as say from '../site-messages.ts';

const head = (title: Message) => () => ({
  title: title(),
  description: title(),
  extra: <meta name="robots" content="noindex" />,
});

/** Where the link at the foot of news leads. Opening it changes nothing: mail scanners open every link. */
export const page = definePage<object>({
  load: async () => ({}),
  head: head(say.endTheNews),
  View: () => (
    <>
      <PageHeading title={say.noMoreNewsTitle()} lead={say.noMoreNewsLead()} seed="No more news" />
      {/* Without an address of its own it is sent to this one, which says whose news it ends. */}
      <form method="post" className="wrap pb-24">
        <button type="submit" className="button button-main">
          {say.unsubscribe()}
        </button>
      </form>
    </>
  ),
});

export const donePage = definePage<object>({
  load: async () => ({}),
  head: head(say.newsEnded),
  View: () => <PageHeading title={say.newsEndedTitle()} lead={say.newsEndedLead()} seed="No more news" />,
});
