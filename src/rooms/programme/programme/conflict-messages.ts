import { message } from '#platform/contract/message.ts';
export const roomRule = message('Two sessions in a room at once');
export const everybodyRule = message('Something beside what is in all rooms');
export const personRule = message('Somebody in two sessions at once');
export const hoursRule = message('Outside somebody’s hours');
export const walkRule = message('No time to walk to the next room');
export const doorsRule = message('While the doors are closed');
export const clockRule = message('A time at which the clocks are changed');
export const nobodyRule = message('A session without anybody');
export const idleRule = message('A speaker without a session');
export const placesRule = message('More places than the room has');
export const starsRule = message('More stars than the room has places');

export const roomTwice = message('{room} has ‘{one}’ and ‘{other}’ at the same time.');
export const beside = message('‘{one}’ is in all rooms, and ‘{other}’ is at the same time.');
export const personTwice = message('{name} is in ‘{one}’ and in ‘{other}’ at the same time.');
export const tooFar = message({
  one: '{name} has only one minute to walk from ‘{one}’ to ‘{other}’, which is in another room.',
  other: '{name} has only {count} minutes to walk from ‘{one}’ to ‘{other}’, which is in another room.',
});
export const noTime = message(
  '{name} has no time to walk from ‘{one}’ to ‘{other}’, which is in another room.',
);
export const notTheirHours = message('‘{title}’ isn’t within the hours that suit {name}.');
export const beforeDoors = message('‘{title}’ begins before the doors open at {time}.');
export const afterDoors = message('‘{title}’ ends after the doors close at {time}.');
export const afterLastDay = message('‘{title}’ is on a day after the last one.');
export const skipped = message(
  '‘{title}’ begins at {time}, but that day the clocks skip this time. Choose another one.',
);
export const shownTwice = message(
  '‘{title}’ begins at {time}, which the clocks show twice that day. The first time is meant.',
);
export const nobody = message('‘{title}’ has nobody yet.');
export const idle = message('{name} isn’t in any session yet.');
export const tooManyPlaces = message('‘{title}’ offers {places} places, but {room} has {most}.');
export const tooManyStars = message({
  one: 'One person starred ‘{title}’, but {room} has {most} places.',
  other: '{count} people starred ‘{title}’, but {room} has {most} places.',
});
