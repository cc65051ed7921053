import { pageTitle } from '#features/event/summit.ts';
import type { PageHead } from '#platform/client/page.ts';
import { MessagePage } from './message-page.tsx';

/** Shown, with status 500, when a page could not be rendered. */
export const serverErrorPage = {
  head: (): PageHead => ({
    title: pageTitle('Something went wrong'),
    description: 'This page could not be shown.',
    extra: <meta name="robots" content="noindex" />,
  }),
  View: () => (
    <MessagePage figure="500" title="A thread snapped on our side.">
      <p>This page could not be shown. It is not your fault, and what you did is not lost.</p>
      <p>Wait a moment and load the page again.</p>
    </MessagePage>
  ),
};
