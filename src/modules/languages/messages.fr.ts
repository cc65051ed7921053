import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  title: 'Langues du site',
  lead: 'La langue principale est celle des adresses actuelles ; les autres ont leurs propres adresses, et un lien sur chaque page.',
  main: 'Langue principale',
  others: 'En plus',
  unknown: 'Veuillez choisir l’une des langues.',
  save: 'Enregistrer les langues',
  saved: 'Langues du site enregistrées.',
  savedEntry: 'A changé les langues du site',
  field: 'Langues',
  deskTitle: 'Langue de l’administration',
  deskLead: 'Pour vous seul, e-mails d’utilisateur compris. Les visiteurs n’en voient rien.',
  deskLabel: 'Langue',
  translatedTitle: 'Dans les autres langues',
  translatedLead:
    'Ce que les visiteurs y lisent. Ce que vous laissez vide s’affiche dans la langue principale.',
  saveTranslated: 'Enregistrer les traductions',
  translated: 'Traductions de {name} enregistrées.',
  translatedEntry: 'A changé les traductions de {name}',
  fieldIn: '{field} ({language})',
  recordGone: 'Cet enregistrement n’existe plus.',
  notAllowed: 'Votre rôle ne le permet pas.',
});
