import { message } from '#platform/contract/message.ts';

export const one = message('category');
export const many = message('Categories');
export const addSpeakerCategory = message('Add Speaker Category');

// Titles.
export const speakerCategories = message('Speaker categories');
export const code = message('Code');
export const title = message('Title');
export const date = message('Date');
export const speakersKeptWithoutCategory = message('Its speakers are kept, without a category.');

// What is wrong with a form.
