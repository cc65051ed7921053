import { message } from '#platform/contract/message.ts';

export const one = message('post');
export const many = message('Posts');
export const addPost = message('Add Post');

export const tooManyTags = message('Please use at most {most} tags.');
export const tagTooLong = message('Please use at most {most} characters for a tag.');
export const notAPicture = message('This isn’t the name of a picture.');
export const stateMissing = message('Choose draft or published.');
export const titleMissing = message('Enter the title.');
export const slugInvalid = message('Use small letters, digits and hyphens, such as what-to-measure.');
export const publishDateInvalid = message('Enter a date and a time.');
