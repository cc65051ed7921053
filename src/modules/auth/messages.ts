import { message } from '#platform/contract/message.ts';

export const tokenNameMissing = message('Please enter what will use the token');
export const tokenDaysMissing = message('Choose {choices} days.');
