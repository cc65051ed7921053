import { definePage, type Page } from '#platform/client/page.ts';
import type { Message } from '#platform/contract/message.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** Before the button is pressed, and afterwards. */
export type Confirming = 'asks' | 'done';

interface Says {
  titles: Readonly<Record<Confirming, Message>>;
  leads: Readonly<Record<Confirming, Message>>;
  button: Message;
  /** Of the cloth. */
  seed: string;
}

interface Data {
  state: Confirming;
  says: Says;
}

/** Where a mail leads that asks whether somebody wants news. Opening it changes nothing. */
export function confirmNewsPage(state: Confirming, says: Says): Page<Data> {
  const title = says.titles[state];
  return definePage({
    load: async () => ({ state, says }),
    head: () => ({
      title: title(),
      description: title(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { state, says } }: { data: Data }) {
  const { titles, leads, button, seed } = says;
  return (
    <>
      <PageHeading title={titles[state]()} lead={leads[state]()} seed={seed} />
      {state === 'asks' && (
        <form method="post" className="wrap pb-24">
          <button type="submit" className="button button-main">
            {button()}
          </button>
        </form>
      )}
    </>
  );
}
