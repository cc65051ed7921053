import { message } from '#platform/contract/message.ts';

/** What users read in mails, and of their devices. */
export const mailWhen = message('When');
export const mailBrowser = message('Browser');
export const unknownBrowser = message('An unknown browser');
export const browserOnSystem = message('{browser} on {system}');
