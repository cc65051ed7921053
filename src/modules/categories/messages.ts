import { message } from '#platform/contract/message.ts';

export const one = message('category');
export const many = message('Categories');
export const addSpeakerCategory = message('Add Speaker Category');
