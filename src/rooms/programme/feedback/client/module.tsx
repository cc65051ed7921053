import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewFeedback } from '../contract.ts';
import { feedbackKind } from '../kind.ts';
import { FeedbackScreen, SessionFeedbackScreen } from './feedback-screens.tsx';

const feedback = createRoute({
  getParentRoute: () => shell,
  path: '/admin/feedback',
  validateSearch: tableSearch(viewFeedback),
  component: FeedbackScreen,
});

const sessionFeedback = createRoute({
  getParentRoute: () => shell,
  path: '/admin/feedback/$sessionId',
  component: function SessionFeedback() {
    const { sessionId } = sessionFeedback.useParams();
    return <SessionFeedbackScreen key={sessionId} sessionId={sessionId} />;
  },
});

export const feedbackClient = {
  kinds: [feedbackKind],
  routes: [feedback, sessionFeedback],
} as const satisfies ClientModule;
