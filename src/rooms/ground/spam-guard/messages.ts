import { message } from '#platform/contract/message.ts';

// The server: service.
export const failed = message('The spam check didn’t work. Please send the form again.');
export const tooMany = message('Too many forms have been sent from your network.');
export const pleaseWait = message(
  'Your browser has JavaScript turned off, so our spam check is a short wait. Nothing you typed is lost: please send the form again in {seconds} seconds.',
);
