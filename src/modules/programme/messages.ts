import { message } from '#platform/contract/message.ts';

export const one = message('session');
export const many = message('Programme');
