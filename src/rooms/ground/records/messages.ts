import { message } from '#platform/contract/message.ts';

// The server: module.
export const deleted = message('{name} deleted.');
export const recordsDeleted = message({ one: '{count} record deleted.', other: '{count} records deleted.' });
export const restored = message('{name} restored.');
export const notRestored = message('{count} couldn’t be restored: {message}');
export const recordsRestored = message({
  one: '{count} record restored.',
  other: '{count} records restored.',
});

// The server: service.
export const notDeleted = message({
  one: 'One wasn’t deleted: {message}',
  other: '{count} weren’t deleted: {message}',
});
export const gone = message('This record no longer exists.');
export const nothingToRestore = message('There is nothing to restore.');
export const allGone = message('These records no longer exist.');
