import { message } from '#platform/contract/message.ts';

// The desk.
export const when = message('When');
export const who = message('Who');
export const description = message('Description');
export const changes = message('Changes');
export const record = message('Record');
export const what = message('What');
export const kindOfRecord = message('Kind of record');
export const from = message('From');
export const to = message('To');
export const oneRecord = message('One record');
export const oneUser = message('One user');
export const activity = message('Activity');
export const searchHint = message('Search by who, what and description');
export const history = message('History');
export const wholeHistory = message('History with all changes');

// Replies and history.
export const visitor = message('Visitor');
export const visitorNamed = message('Visitor: {name}');
export const buyerNamed = message('Buyer: {name}');
export const speakerNamed = message('Speaker: {name}');
export const deviceNamed = message('Device: {name}');
export const erased = message('erased');
// To who may not know more of it.
export const visitorRegistered = message('A visitor registered');
export const visitorRequested = message('A visitor asked for a partnership');
export const happenedTo = message('{type}: {kind}');
export const recorded = message('Activity recorded.');
export const removed = message('Removed from recent activity.');
export const notListed = message('This activity is no longer in the list.');
export const removedEntry = message('Removed from the list: {description}');
export const openSubject = message('<hidden>Open the</hidden> {subject}');

export const typeMissing = message('activity_type is missing');
export const descriptionMissing = message('activity_description is missing');

// The types of activities, and what they can be about besides records of a kind.
export const typeCreated = message('Created');
export const typeUpdated = message('Updated');
export const typeDeleted = message('Deleted');
export const typeRestored = message('Restored');
export const typeErased = message('Erased');
export const typeRevoked = message('Revoked');
export const typeRegistered = message('Registered');
export const typeRequestedPartnership = message('Requested partnership');
export const typePublished = message('Published');
export const typeExported = message('Exported');
export const typeLoggedIn = message('Logged In');
export const typeLoggedOut = message('Logged Out');
export const typeFailedLogIn = message('Failed log-in');
export const typeWrongCode = message('Wrong code');
export const typeEndedSession = message('Ended session');
export const typeRemovedActivity = message('Removed activity');
export const typeLimitReached = message('Limit reached');
export const aboutSession = message('Session');
export const aboutToken = message('Token');
export const aboutActivity = message('Activity');
export const aboutExport = message('Export');
export const aboutErasure = message('Erasure');
export const aboutDraft = message('Draft');
export const aboutOther = message('Other');
