import { message } from '#platform/contract/message.ts';

export const one = message('waiting-list entry');
export const many = message('Waiting list');
