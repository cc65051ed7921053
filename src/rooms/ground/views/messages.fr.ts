import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The desk.
  notDeleted: 'La vue n’a pas pu être supprimée.',
  deleteView: 'Supprimer la vue',
  deleteTitle: 'Supprimer cette vue ?',
  deleteIt: 'Supprimer',
  deleteHint: 'Les enregistrements qu’elle affiche restent tels quels.',
  saveView: 'Enregistrer la vue',
  name: 'Nom',
  nameHint: '{most} caractères au plus',
  save: 'Enregistrer',

  // Replies.
  saved: 'La vue {name} est enregistrée.',
  deleted: 'La vue {name} est supprimée.',
  nameTaken: 'Vous avez déjà une vue de ce nom.',
  tooManyViews: 'Vous avez {most} vues. Veuillez d’abord en supprimer une.',
  gone: 'Cette vue n’existe plus.',
  filterUnknown: 'La liste n’a pas cette recherche ou ce filtre.',
  filterMissing: 'Cherchez ou filtrez d’abord la liste.',

  // Fields, kinds and menus.
  nameMissing: 'Veuillez donner un nom à la vue',
  savedViews: 'Vues enregistrées',
});
