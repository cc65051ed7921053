import { message } from '#platform/contract/message.ts';

// The frame.
export const table = message('Table');
export const grid = message('Rooms');
export const view = message('View');
export const days = message('Days');
export const dayNumber = message('Day {number}');
export const dayOf = message('Day {number}, {date}');
export const withoutTime = message('No time yet');
export const undo = message('Take back');
export const undoWhat = message('Take back: {what}');
export const redo = message('Do again');
export const redoWhat = message('Do again: {what}');
export const arrange = message('Rooms and rules');
export const roomsGone = message({
  one: 'Once this is saved, a session has no room: {titles}',
  other: 'Once this is saved, {count} sessions have no room: {titles}',
});
export const tracksGone = message({
  one: 'Once this is saved, a session has no track: {titles}',
  other: 'Once this is saved, {count} sessions have no track: {titles}',
});
export const importFile = message('Import');
export const failed = message('That didn’t work.');
export const empty = message('Nothing is planned yet. Type the first session: Enter goes to the next one.');
export const emptyGrid = message('Nothing is planned on this day yet.');
export const takeOver = message({
  one: 'Take over one session of {year}, without its time',
  other: 'Take over {count} sessions of {year}, without their times',
});

// The table.
export const sessionsOf = message('Sessions, {day}');
export const fieldOf = message('{field}: {title}');
export const fieldOfNew = message('{field} of a new session');
export const newSession = message('New session');
export const more = message('More');
export const moreAbout = message('More about {title}');
export const details = message('Details');
export const saving = message('Saving…');
export const saved = message('Saved');
export const notSaved = message('Not saved');
export const titleFirst = message('Enter a title.');
export const changedByOther = message('Somebody else changed this in the meantime: {theirs}');
export const keepMine = message('Keep mine');
export const takeTheirs = message('Take theirs');
export const startWrong = message('Enter a time such as 9:30.');
export const lengthWrong = message('Enter 5 to 1440 minutes.');
export const peopleHint = message('Ama Mensah (moderator); Kofi Annor');
export const cancelledMark = message('cancelled');
export const tentativeMark = message('Tentative: visitors don’t see it.');
export const keys = message('Enter: next session. Shift and Enter: the one before. Escape: as it was.');

// Conflicts.
export const conflicts = message({ one: 'One conflict', other: '{count} conflicts' });
export const stop = message('Stop');
export const warn = message('Warn');
export const off = message('Not for us');

// One session.
export const moveLater = message('Move everything from here on');
export const by = message('By minutes');
export const onlyRoom = message('Only in {room}');
export const minutesHint = message('A minus moves it earlier.');
export const moveMany = message({ one: 'Move one session', other: 'Move {count} sessions' });
export const nothingMoves = message('Nothing to move');
export const fromTo = message('{from} → {to}');
export const otherDay = message('Move it to another day');
export const swapWith = message('Swap time and room with');
export const chooseSession = message('Choose a session');
export const swap = message('Swap');
export const clone = message('Clone');
export const remove = message('Delete');
export const confirmState = message('Takes place');
export const cancelState = message('Cancel it');
export const removeQuestion = message('Delete ‘{title}’?');
export const isSeen = message({
  one: 'Visitors see it. Once the programme is published again it is gone there, and its people and whoever starred it are told.',
  other:
    'Visitors see {count} of them. Once the programme is published again they are gone there, and their people and whoever starred them are told.',
});
export const speaksIn = message('Sessions: {titles}');
export const moreSessions = message({ one: '{count} more session', other: '{count} more sessions' });
export const peopleInIt = message('In it: {names}.');
export const starredIt = message({ one: 'One person starred it.', other: '{count} people starred it.' });
export const hangingUnread = message('What hangs on it couldn’t be read.');
export const removed = message('{title} deleted.');
export const changedAfterwards = message('You have changed something else since. Take that back first.');
export const cloned = message('{title} cloned.');

// The grid.
export const gridOf = message('Rooms and times, {day}');
export const everywhere = message('All rooms');
export const blockTouch = message(
  'Hold a session to drag it; its lower edge changes its length. A tap shows what else can be done.',
);
export const blockKeys = message(
  'Arrows move it by 5 minutes or to the next room; with Shift, up and down change its length.',
);

// Publishing.
export const publish = message('Publish');
export const publishCount = message('Publish ({count})');
export const upToDate = message('Visitors see all of it');
export const upToDateSettled = message('Visitors see all that takes place and has a time');
export const seeDifferences = message('What changes');
export const willChange = message('What publishing changes');
export const willTell = message('Told to visitors and speakers');
export const onPage = message('Only on the page');
export const mendFirst = message('Mend what stops it first:');
export const published = message('Published: visitors see it now.');

// Rooms and rules.
export const rooms = message('Rooms');
export const tracks = message('Tracks');
export const kinds = message('Kinds of session');
export const rules = message('Conflicts');
export const rulesLead = message('What stops isn’t published before it is mended.');
export const name = message('Name');
export const places = message('Places');
export const floor = message('Floor');
export const colour = message('Thread');
export const isBreak = message('Is a break');
export const minutes = message('Minutes');
export const addRoom = message('Add room');
export const addTrack = message('Add track');
export const addKind = message('Add kind');
export const removeNamed = message('Remove {name}');
export const moveUp = message('Move {name} up');
export const walk = message('Minutes to walk to another room');
export const doorsOpen = message('Doors open at');
export const doorsClose = message('Doors close at');
export const doorsHint = message('Empty: the time of the edition.');
export const doorsCloseHint = message('Empty: they stay open.');
export const save = message('Save');
export const arrangeSaved = message('Saved.');
export const gold = message('Gold');
export const palm = message('Palm');
export const clay = message('Clay');
export const indigo = message('Indigo');
export const linen = message('Linen');

// The form of one session.
export const update = message('Session');
export const noTrack = message('No track');
export const noLanguage = message('Not said');
export const cancel = message('Cancel');

// The picture of a session.
export const pictureHint = message('Above the abstract on the session’s page, 16:9.');
export const choosePicture = message('Choose a picture');
export const changePicture = message('Change');
export const removePicture = message('Remove');
export const showPicture = message('Use this picture');
