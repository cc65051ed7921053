import { message } from '#platform/contract/message.ts';

export const one = message('partnership request');
export const many = message('Partnerships');
export const packageMissing = message('Please choose a package');
export const packageHeading = message('Package');
export const dateHeading = message('Date');
