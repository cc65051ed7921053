import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The server: service.
  chosenGone: 'Les lignes choisies ne sont pas dans cette liste.',
  tooManyRows:
    'C’est plus de lignes qu’une feuille de calcul ne peut en avoir. Veuillez les exporter en CSV.',

  // The record of activity.
  exportedEntry: 'A exporté {count} lignes : {what}',
  exportedOfYearEntry: 'A exporté {count} lignes : {what} de {year}',
  exportedMatchingEntry: 'A exporté {count} lignes : {what} correspondant à « {search} »',
  exportedOfYearMatchingEntry: 'A exporté {count} lignes : {what} de {year} correspondant à « {search} »',
});
