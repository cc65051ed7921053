import { message } from '#platform/contract/message.ts';

export const programme = message('Programme');
export const programmeOn = message('Programme, {day}');
export const descriptionOfDay = message(
  'Who speaks when and where at {summit} on {day}: every session with its people.',
);
export const description = message('Who speaks when and where at {summit}: every session with its people.');
export const lead = message('{days}, <place>{venue}.</place> All times are in {zone}.');
export const empty = message('The programme isn’t published yet. Please check back later.');
export const failed = message('The programme can’t be shown at the moment. Please reload the page.');
export const speakers = message('See who speaks');
export const sessionsOf = message({ one: '1 session', other: '{count} sessions' });
export const foundSessions = message({ one: '1 session found', other: '{count} sessions found' });
export const noneFound = message('No session matches. Try fewer filters.');

export const filters = message('Find sessions');
export const search = message('Search');
export const day = message('Day');
export const room = message('Room');
export const track = message('Track');
export const kind = message('Kind');
export const person = message('Person');
export const all = message('All');
export const show = message('Show');
export const clear = message('Show all sessions');

export const days = message('Days of the programme');
export const now = message('Now');
export const next = message('Next');
export const over = message('Over');
export const cancelled = message('Cancelled');
export const allRooms = message('All rooms');
export const elsewhere = message('Elsewhere');
export const roleOf = message('{name} ({role})');

export const people = message('People');
export const when = message('When');
export const where = message('Where');
export const language = message('Language');
export const level = message('Level');
export const floorOf = message('{room}, {floor}');
export const calendar = message('Add to calendar');
export const slides = message('Slides');
export const recording = message('Recording');
export const beside = message('At the same time');
export const around = message('Before and after in <room>{room}</room>');
export const before = message('Before');
export const after = message('After');
export const wholeProgramme = message('The whole programme');
export const sessionDescription = message('{when}, {where}: {title}, at {summit}.');
export const cancelledSession = message('This session is cancelled.');
export const failedSession = message('This session can’t be shown at the moment. Please reload the page.');
export const noSession = message('There is no such session.');
export const nothingPublished = message('Nothing of the programme is published yet.');
export const shared = message('{summit} · {when}');
export const calendarOf = message('{summit}: programme');
export const inProgramme = message('In the programme');
export const lookForward = message('What to look forward to');
export const onNow = message('Now and next');
export const lookBack = message('To see and read again');
export const lookBackLead = message({
  one: '1 session has its slides or recording.',
  other: '{count} sessions have their slides or recording.',
});
export const busy = message('The site has a lot to do at the moment. Please try again in a few seconds.');

export const noOwnProgramme = message('There is no such programme any more.');

// Home page.
export const sessionsHeld = message({
  one: '<number>{count}</number> session',
  other: '<number>{count}</number> sessions',
});
