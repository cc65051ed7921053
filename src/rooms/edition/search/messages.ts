import { message } from '#platform/contract/message.ts';

export const searchMissing = message('Type what you’re looking for.');
