import { message } from '#platform/contract/message.ts';

export const titleMissing = message('Please enter the category’s title');
