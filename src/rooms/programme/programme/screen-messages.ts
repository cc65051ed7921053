import { message } from '#platform/contract/message.ts';

export const title = message('{room}: now and next');
export const allRooms = message('All rooms');
export const now = message('Now');
export const nextAt = message('Next, {time}');
export const begins = message('Begins on {day}, {time}');
export const minutesLeft = message({ one: '1 minute left', other: '{count} minutes left' });
export const inMinutes = message({ one: 'in 1 minute', other: 'in {count} minutes' });
export const nothingNow = message('Nothing is on here at the moment.');
export const over = message('That was all. Thank you for coming.');
export const cutOff = message('No connection since {moment}. This is the programme as it was then.');
export const noRoom = message('There is no such room.');
