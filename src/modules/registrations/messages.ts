import { message } from '#platform/contract/message.ts';

export const one = message('registration');
export const many = message('Attendees');
export const alreadyRegistered = message('This e-mail address is already registered.');
export const note = message('Note');
export const dateHeading = message('Date');
export const stateHeading = message('State');
export const cancelledState = message('cancelled');
export const registeredState = message('registered');
