import { pageTitle } from '#features/event/summit.ts';
import type { PageHead } from '#platform/client/page.ts';
import { REFUSAL_STATUS, type Refusal } from '#platform/contract/refusal.ts';
import { MessagePage } from './message-page.tsx';

/** Shown, with the status of the failure, instead of a page that could not be rendered. */
export const failurePage = {
  head: (): PageHead => ({
    title: pageTitle('Something went wrong'),
    description: 'This page could not be shown.',
    extra: <meta name="robots" content="noindex" />,
  }),
  View: ({ data: { code } }: { data: Refusal }) =>
    code === 'unavailable' ? (
      <MessagePage figure={String(REFUSAL_STATUS[code])} title="The loom rests for a moment.">
        <p>The site can’t reach its data just now, so this page could not be shown.</p>
        <p>Wait a moment and load the page again.</p>
      </MessagePage>
    ) : (
      <MessagePage figure={String(REFUSAL_STATUS[code])} title="A thread snapped on our side.">
        <p>This page could not be shown. It is not your fault, and what you did is not lost.</p>
        <p>Wait a moment and load the page again.</p>
      </MessagePage>
    ),
};
