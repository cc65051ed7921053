import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewQuestions } from '../contract.ts';
import { faqKind } from '../kind.ts';
import { AddQuestionScreen, QuestionsScreen, UpdateQuestionScreen } from './screens.tsx';

const questions = createRoute({
  getParentRoute: () => shell,
  path: '/admin/questions',
  validateSearch: tableSearch(viewQuestions),
  component: QuestionsScreen,
});

const addQuestion = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-question',
  component: AddQuestionScreen,
});

const updateQuestion = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-question/$id',
  component: function UpdateQuestion() {
    const { id } = updateQuestion.useParams();
    return <UpdateQuestionScreen key={id} id={id} />;
  },
});

export const faqClient = {
  kinds: [faqKind],
  routes: [questions, addQuestion, updateQuestion],
} as const satisfies ClientModule;
