import type { PageHead } from '#platform/client/page.ts';
import { REFUSAL_STATUS, type Refusal } from '#platform/contract/refusal.ts';
import { MessagePage } from './message-page.tsx';

/** Shown, with the status of the failure, instead of a page that could not be rendered. */
export const failurePage = {
  head: (): PageHead => ({
    title: 'Something went wrong',
    description: 'This page couldn’t be shown.',
    extra: <meta name="robots" content="noindex" />,
  }),
  View: ({ data: { code } }: { data: Refusal }) =>
    code === 'unavailable' ? (
      <MessagePage figure={String(REFUSAL_STATUS[code])} title="The loom rests for a moment.">
        <p>We have a lot to do at the moment, or can’t reach our data, so this page couldn’t be shown.</p>
        <p>Please wait a moment and reload the page.</p>
      </MessagePage>
    ) : (
      <MessagePage figure={String(REFUSAL_STATUS[code])} title="A thread snapped on our side.">
        <p>This page couldn’t be shown. It’s not your fault.</p>
        <p>Please wait a moment and reload the page.</p>
      </MessagePage>
    ),
};
