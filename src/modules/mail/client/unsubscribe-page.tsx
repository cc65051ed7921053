import { definePage } from '#platform/client/page.ts';
import { PageHeading } from '#ui/page-heading.tsx';

const head = (title: string) => () => ({
  title,
  description: title,
  extra: <meta name="robots" content="noindex" />,
});

/** Where the link at the foot of news leads. Opening it changes nothing: mail scanners open every link. */
export const page = definePage<object>({
  load: async () => ({}),
  head: head('End the news'),
  View: () => (
    <>
      <PageHeading title="No more news?" lead="We’ll stop at once, for this address." seed="No more news" />
      {/* Without an address of its own it is sent to this one, which says whose news it ends. */}
      <form method="post" className="wrap pb-24">
        <button type="submit" className="button button-main">
          Unsubscribe
        </button>
      </form>
    </>
  ),
});

export const donePage = definePage<object>({
  load: async () => ({}),
  head: head('You get no more news'),
  View: () => (
    <PageHeading
      title="You get no more news."
      lead="Mail about your own registration, such as a change of place, still reaches you."
      seed="No more news"
    />
  ),
});
