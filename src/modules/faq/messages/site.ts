import { catalogue } from '#platform/contract/messages.ts';

/** What visitors read. */
export const say = catalogue({
  title: 'Questions and answers',
  description: 'Answers to what people ask most often about {summit}.',
  lead: 'What people ask most often about {summit}.',
  ungrouped: 'In general',
  empty: 'No questions have been answered here yet.',
  failed: 'The questions can’t be read at the moment. Please try again later.',
  more: 'Is something else on your mind?',
  contact: 'Contact us',
});
