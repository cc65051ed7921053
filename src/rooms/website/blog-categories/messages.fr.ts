import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'catégorie du blog',
  counted: { one: '{count} catégorie du blog', other: '{count} catégories du blog' },
  many: 'Catégories du blog',
  menu: 'Catégories du blog',

  // Titles.
  addBlogCategory: 'Ajouter une catégorie du blog',
  title: 'Titre',
  date: 'Date',
  postsKeptWithoutCategory: 'Ses articles sont conservés, sans catégorie.',

  // What calls answer, and the record of activity.
  taken: 'Il existe déjà une catégorie du blog nommée {title}.',
  createdEntry: 'A créé la catégorie du blog {title}',
  renamedEntry: 'A renommé la catégorie du blog {title} en {to}',
  deletedEntry: 'A supprimé la catégorie du blog {title}',
  restoredEntry: 'A rétabli la catégorie du blog {title}',
});
