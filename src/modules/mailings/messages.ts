import { message } from '#platform/contract/message.ts';

export const one = message('mailing');
export const many = message('Mailings');
export const menu = message('Writing to many');

export const purposeMissing = message('Choose why you write.');
export const subjectMissing = message('Please enter a subject');
export const bodyMissing = message('Please write something');
export const dateTimeMissing = message('Choose a date and a time.');
export const unknownAction = message('There is no such action.');
