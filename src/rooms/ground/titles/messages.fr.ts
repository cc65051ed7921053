import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  titleMissing: 'Veuillez saisir le titre de la catégorie',

  // What calls answer.
  title: 'Titre',
  gone: 'Cette catégorie n’existe plus.',
  goneChoose: 'Cette catégorie n’existe plus. Veuillez en choisir une autre.',
  added: 'Catégorie ajoutée.',
  saved: 'Catégorie enregistrée.',
  deleted: '{title} : supprimée.',
});
