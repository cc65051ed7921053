import { message } from '#platform/contract/message.ts';

export const codeMissing = message('Please enter the six digits from the mail');
