import { message } from '#platform/contract/message.ts';

export const badgesBusy = message(
  'Many badges are being drawn at the moment. Please try again in a few seconds.',
);
