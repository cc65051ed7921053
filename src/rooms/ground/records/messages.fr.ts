import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The server: module.
  deleted: '{name} : supprimé.',
  recordsDeleted: { one: '{count} enregistrement supprimé.', other: '{count} enregistrements supprimés.' },
  restored: '{name} : rétabli.',
  notRestored: '{count} n’ont pas pu être rétablis : {message}',
  recordsRestored: { one: '{count} enregistrement rétabli.', other: '{count} enregistrements rétablis.' },

  // The server: service.
  notDeleted: {
    one: 'Une n’a pas été supprimée : {message}',
    other: '{count} n’ont pas été supprimées : {message}',
  },
  gone: 'Cet enregistrement n’existe plus.',
  nothingToRestore: 'Il n’y a rien à rétablir.',
  allGone: 'Ces enregistrements n’existent plus.',
});
