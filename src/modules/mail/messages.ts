import { message } from '#platform/contract/message.ts';

export const one = message('mail');
export const many = message('Mail');
