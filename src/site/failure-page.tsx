import type { PageHead } from '#platform/client/page.ts';
import { REFUSAL_STATUS, type Refusal } from '#platform/contract/refusal.ts';
import { MessagePage } from './message-page.tsx';
import * as say from './messages.ts';

/** Shown, with the status of the failure, instead of a page that could not be rendered. */
export const failurePage = {
  head: (): PageHead => ({
    title: say.failureTitle(),
    description: say.failureDescription(),
    extra: <meta name="robots" content="noindex" />,
  }),
  View: ({ data: { code } }: { data: Refusal }) =>
    code === 'unavailable' ? (
      <MessagePage figure={String(REFUSAL_STATUS[code])} title={say.busyHeading()}>
        <p>{say.busyLead()}</p>
        <p>{say.reload()}</p>
      </MessagePage>
    ) : (
      <MessagePage figure={String(REFUSAL_STATUS[code])} title={say.brokenHeading()}>
        <p>{say.brokenLead()}</p>
        <p>{say.reload()}</p>
      </MessagePage>
    ),
};
