import { message } from '#platform/contract/message.ts';

export const missing = message('Please fill this in.');
export const textTooLong = message('Please use at most {most} characters.');
export const yes = message('yes');
export const no = message('no');
