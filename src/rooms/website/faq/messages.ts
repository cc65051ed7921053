import { message } from '#platform/contract/message.ts';

// The page.
export const description = message('Answers to what people ask most often about {summit}.');
export const lead = message('What people ask most often about {summit}.');
export const ungrouped = message('In general');
export const empty = message('No questions have been answered here yet.');
export const failed = message('The questions can’t be read at the moment. Please try again later.');
export const more = message('Is something else on your mind?');
export const contact = message('Contact us');

// The desk.
export const title = message('Questions and answers');
export const one = message('question');
export const counted = message({ one: '{count} question', other: '{count} questions' });
export const deleteOne = message({
  one: 'Delete this question?',
  other: 'Delete these {count} questions?',
});
export const group = message('Group');
export const groupHint = message('The heading under which it stands, such as ‘Getting there’.');
export const question = message('Question');
export const answer = message('Answer');
export const questionMissing = message('Please enter the question');
export const answerMissing = message('Please enter the answer');
export const taken = message('This question is already there.');
export const gone = message('This question no longer exists.');
export const added = message('Question added.');
export const saved = message('Question saved.');
export const deleted = message('{name} deleted.');
export const orderTitle = message('Order of the questions');
export const ordered = message('Order of the questions saved.');
export const addTitle = message('Add question');
export const updateTitle = message('Update question');
export const search = message('Search by question, answer or group');
export const deleteFailed = message('Error deleting question');
export const addFirst = message('<add>Add the first question</add>, <list>import a list</list>.');
export const createdEntry = message('Added the question {name}');
export const updatedEntry = message('Updated the question {name}');
export const deletedEntry = message('Deleted the question {name}');
export const restoredEntry = message('Restored the question {name}');
export const orderedEntry = message('Changed the order of the questions');
export const exported = message('the questions');
