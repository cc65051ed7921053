import { message } from '#platform/contract/message.ts';

export const titleMissing = message('Please enter the category’s title');

// What calls answer.
export const title = message('Title');
export const gone = message('This category no longer exists.');
export const goneChoose = message('This category no longer exists. Please choose another one.');
export const added = message('Category added.');
export const saved = message('Category saved.');
export const deleted = message('{title} deleted.');
