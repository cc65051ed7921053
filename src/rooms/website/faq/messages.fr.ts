import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The page.
  description: 'Les réponses aux questions les plus fréquentes sur {summit}.',
  lead: 'Les questions que l’on nous pose le plus souvent sur {summit}.',
  ungrouped: 'En général',
  empty: 'Aucune question n’a encore reçu de réponse ici.',
  failed: 'Les questions ne peuvent pas être lues pour le moment. Veuillez réessayer plus tard.',
  more: 'Vous avez une autre question ?',
  contact: 'Écrivez-nous',

  // The desk.
  title: 'Questions et réponses',
  one: 'question',
  counted: { one: '{count} question', other: '{count} questions' },
  deleteOne: { one: 'Supprimer cette question ?', other: 'Supprimer ces {count} questions ?' },
  group: 'Groupe',
  groupHint: 'Le titre sous lequel elle figure, par exemple « Venir à l’événement ».',
  question: 'Question',
  answer: 'Réponse',
  questionMissing: 'Veuillez saisir la question',
  answerMissing: 'Veuillez saisir la réponse',
  taken: 'Cette question existe déjà.',
  gone: 'Cette question n’existe plus.',
  added: 'Question ajoutée.',
  saved: 'Question enregistrée.',
  deleted: '{name} supprimée.',
  orderTitle: 'Ordre des questions',
  ordered: 'Ordre des questions enregistré.',
  addTitle: 'Ajouter une question',
  updateTitle: 'Modifier la question',
  search: 'Question, réponse, groupe',
  deleteFailed: 'La question n’a pas pu être supprimée',
  addFirst: '<add>Ajoutez la première question</add>, <list>importez une liste</list>.',
  createdEntry: 'A ajouté la question {name}',
  updatedEntry: 'A modifié la question {name}',
  deletedEntry: 'A supprimé la question {name}',
  restoredEntry: 'A rétabli la question {name}',
  orderedEntry: 'A changé l’ordre des questions',
  exported: 'les questions',
});
