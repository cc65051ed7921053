import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  title: 'Langues du site',
  lead: 'La langue principale est celle des adresses actuelles ; les autres ont leurs propres adresses, et un lien sur chaque page.',
  main: 'Langue principale',
  others: 'En plus',
  unknown: 'Veuillez choisir l’une des langues.',
  otherMain:
    'Ce que vous avez écrit en {to} vient alors en premier, et le texte en {from} à côté. Ce qui n’a rien en {to} reste tel quel : c’est sur les pages en {to}, mais en {from}, et rien ne le signale comme manquant. Les adresses sans langue mènent aux pages en {to}.',
  beforeOtherMain:
    'Choisissez donc d’abord cette langue en plus ({to}), traduisez ce qui est signalé comme manquant dans les pages, e-mails, intervenants, sessions, articles et questions, et changez de langue principale en dernier. Les pages en {from} ne restent que si vous cochez cette langue.',
  save: 'Enregistrer les langues',
  saved: 'Langues du site enregistrées.',
  savedEntry: 'A changé les langues du site',
  field: 'Langues',
  deskTitle: 'Langue de l’administration',
  deskLead: 'Pour vous seul, e-mails d’utilisateur compris. Les visiteurs n’en voient rien.',
  language: 'Langue',
  translatedTitle: 'Dans les autres langues',
  translatedLead:
    'Ce que les visiteurs y lisent. Ce que vous laissez vide s’affiche dans la langue principale.',
  saveTranslated: 'Enregistrer les traductions',
  translated: 'Traductions de {name} enregistrées.',
  translatedEntry: 'A changé les traductions de {name}',
  fieldIn: '{field} ({language})',
  placeOf: '{name}, {place}',
  recordGone: 'Cet enregistrement n’existe plus.',
  notAllowed: 'Votre rôle ne le permet pas.',
});
