import { message } from '#platform/contract/message.ts';

export const one = message('category');
export const counted = message({ one: '{count} category', other: '{count} categories' });
export const many = message('Categories');
export const addSpeakerCategory = message('Add Speaker Category');

// Titles.
export const speakerCategories = message('Speaker categories');
export const code = message('Code');
export const title = message('Title');
export const date = message('Date');
export const speakersKeptWithoutCategory = message('Its speakers are kept, without a category.');

// What is wrong with a form.

// What calls answer, and the record of activity.
export const taken = message('There is already a category called {title}.');
export const createdEntry = message('Created the category {title}');
export const renamedEntry = message('Renamed the category {title} to {to}');
export const deletedEntry = message('Deleted the category {title}');
export const restoredEntry = message('Restored the category {title}');
