import { message } from '#platform/contract/message.ts';

// The desk.
export const notDeleted = message('The view couldn’t be deleted.');
export const deleteView = message('Delete view');
export const deleteTitle = message('Delete this view?');
export const deleteIt = message('Delete');
export const deleteHint = message('The records that it shows stay as they are.');
export const saveView = message('Save view');
export const name = message('Name');
export const nameHint = message('At most {most} characters');
export const save = message('Save');

// Replies.
export const saved = message('The view {name} is saved.');
export const deleted = message('The view {name} is deleted.');
export const nameTaken = message('You already have a view with this name.');
export const tooManyViews = message('You have {most} views. Please delete one first.');
export const gone = message('This view no longer exists.');
export const filterUnknown = message('The list doesn’t have this search or filter.');
export const filterMissing = message('Search or filter the list first.');

// Fields, kinds and menus.
export const nameMissing = message('Please give the view a name');
export const savedViews = message('Saved views');
