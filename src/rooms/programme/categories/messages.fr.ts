import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'catégorie',
  counted: { one: '{count} catégorie', other: '{count} catégories' },
  many: 'Catégories',
  addSpeakerCategory: 'Ajouter une catégorie d’intervenants',

  // Titles.
  speakerCategories: 'Catégories d’intervenants',
  code: 'Code',
  title: 'Titre',
  date: 'Date',
  speakersKeptWithoutCategory: 'Ses intervenants sont conservés, sans catégorie.',

  // What calls answer, and the record of activity.
  taken: 'Il existe déjà une catégorie nommée {title}.',
  createdEntry: 'A créé la catégorie {title}',
  renamedEntry: 'A renommé la catégorie {title} en {to}',
  deletedEntry: 'A supprimé la catégorie {title}',
  restoredEntry: 'A rétabli la catégorie {title}',
});
