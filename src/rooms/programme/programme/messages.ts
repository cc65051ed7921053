import { message } from '#platform/contract/message.ts';

// What a session has.
export const one = message('session');
export const counted = message({ one: '{count} session', other: '{count} sessions' });
export const programme = message('Programme');
export const title = message('Title');
export const titleMissing = message('Enter the session’s title.');
export const nameMissing = message('Enter a name.');
export const abstract = message('Abstract');
export const kind = message('Kind');
export const track = message('Track');
export const room = message('Room');
export const day = message('Day');
export const dayWrong = message('Choose one of the days.');
export const start = message('Start');
export const startWrong = message('Enter a time of the day, such as 9:30.');
export const end = message('End');
export const length = message('Minutes');
export const lengthWrong = message('A session takes 5 minutes to 24 hours.');
export const language = message('Language');
export const languageWrong = message('Choose a language by its code, such as fr.');
export const level = message('Level');
export const places = message('Places');
export const placesWrong = message('Enter a number of places, such as 40.');
export const slides = message('Slides');
export const recording = message('Recording');
export const linkWrong = message('Enter a link that begins with https://.');
export const personIn = message('{name} ({role})');
export const exported = message('the sessions');
export const asPublished = message('{title}, as published');
export const picture = message('Picture');
export const pictureGone = message('This picture is no longer there.');
export const state = message('State');
export const stateWrong = message('Choose a state.');
export const people = message('People');
export const roleWrong = message('Choose the person’s role.');

// What is around sessions.
export const names = message('Names in the programme');
export const countedNames = message({
  one: '{count} name in the programme',
  other: '{count} names in the programme',
});
export const namesOf = message('the names in the programme of {year}');
export const roomNamed = message('Room: {name}');
export const trackNamed = message('Track: {name}');
export const kindNamed = message('Kind: {name}');
export const floorNamed = message('Floor: {name}');

export const tentative = message('Tentative');
export const confirmed = message('Confirmed');
export const cancelled = message('Cancelled');

export const keynote = message('Keynote');
export const talk = message('Talk');
export const panel = message('Panel');
export const workshop = message('Workshop');
export const pause = message('Break');
export const ceremony = message('Ceremony');

// What calls answer.
export const gone = message('This session no longer exists.');
export const noEdition = message('Enter an edition first: a programme belongs to one.');
export const noDate = message(
  'Enter the date of the edition first: without it, nobody knows which day is meant.',
);
export const added = message('Session added.');
export const saved = message('Session saved.');
export const removed = message('{title} deleted.');
export const moved = message({ one: 'One session moved.', other: '{count} sessions moved.' });
export const arranged = message('Saved.');
export const undone = message('Taken back: {what}');
export const redone = message('Done again: {what}');
export const published = message('Published.');
export const copied = message({ one: 'One session taken over.', other: '{count} sessions taken over.' });
export const nothingToUndo = message('There is nothing to take back.');
export const nothingToRedo = message('There is nothing to do again.');
export const changedSince = message('{title} was changed since, so this can’t be taken back.');
export const nothingToPublish = message('There is nothing to publish: visitors see all of it already.');
export const othersChanged = message(
  'The programme was changed in the meantime. Look at the differences again.',
);
export const mustMend = message({
  one: 'One conflict has to be mended before this can be published: {first}',
  other: '{count} conflicts have to be mended before this can be published, first: {first}',
});
export const kindMissing = message('Choose a kind of session.');
export const kindInUse = message('{name} can’t be removed: sessions are of this kind.');
export const kindsMissing = message('Keep at least one kind of session.');
export const nameTwice = message('{name} is there twice.');
export const taken = message('Is there already: a session of this title at this time, or without a time.');
export const alreadyPlanned = message('This edition already has sessions.');

// The record of activity.
export const addedEntry = message('Added the session {title}');
export const updatedEntry = message('Changed the session {title}');
export const deletedEntry = message('Deleted the session {title}');
export const restoredEntry = message('Restored the session {title}');
export const movedEntry = message({ one: 'Moved the session {title}', other: 'Moved {count} sessions' });
export const arrangedEntry = message('Changed the rooms, tracks, kinds or rules of the programme');
export const undoneEntry = message('Took back: {what}');
export const redoneEntry = message('Did again: {what}');
export const publishedEntry = message({
  one: 'Published the programme, one difference',
  other: 'Published the programme, {count} differences',
});
export const copiedEntry = message({
  one: 'Took over one session of {year}',
  other: 'Took over {count} sessions of {year}',
});
export const rightName = message('Programme');
export const rightAllows = message('Arranges and publishes the programme, its rooms and sessions.');

/** What the privacy policy says of it. */
export const takes = message('The programme: the sessions that you mark on your own page.');
