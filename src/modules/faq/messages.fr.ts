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
  group: 'Groupe',
  groupHint: 'Le titre sous lequel elle figure, par exemple « Venir au sommet ».',
  question: 'Question',
  answer: 'Réponse',
  questionMissing: 'Veuillez saisir la question',
  answerMissing: 'Veuillez saisir la réponse',
  taken: 'Cette question existe déjà.',
  gone: 'Cette question n’existe plus.',
  added: 'Question ajoutée.',
  saved: 'Question enregistrée.',
  deleted: '{question} supprimée.',
  ordered: 'Ordre des questions enregistré.',
  addTitle: 'Ajouter une question',
  updateTitle: 'Modifier la question',
  cancel: 'Annuler',
  importFile: 'Importer',
  search: 'Rechercher par question, réponse ou groupe',
  deleteFailed: 'La question n’a pas pu être supprimée',
  addFirst: '<add>Ajoutez la première question</add>, <list>importez une liste</list>.',
  createdEntry: 'A ajouté la question {question}',
  updatedEntry: 'A modifié la question {question}',
  deletedEntry: 'A supprimé la question {question}',
  restoredEntry: 'A rétabli la question {question}',
  orderedEntry: 'A changé l’ordre des questions',
  exported: 'les questions',
  edition: 'Édition',
});
