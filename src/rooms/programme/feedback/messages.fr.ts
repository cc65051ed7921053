import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The attendee's page.
  pageTitle: 'Comment étaient les sessions ?',
  pageDescription: 'Votre avis sur les sessions',
  pageLead:
    'Vos étoiles et vos mots parviennent aux organisateurs et aux intervenants, sans votre nom. Vous pouvez les modifier.',
  notLetIn: 'Seules les personnes entrées par la porte évaluent les sessions.',
  nothingYet: 'Dès qu’une session a commencé, vous pouvez dire ici ce que vous en avez pensé.',
  starsLegend: 'Étoiles pour {title}',
  starsOf: { one: '{count} étoile', other: '{count} étoiles' },
  wordsLabel: 'Avec vos mots',
  wordsHint: 'Facultatif. Qu’en retenez-vous, et qu’est-ce qui a manqué ?',
  send: 'Envoyer',
  change: 'Modifier',
  given: '{count} sur 5',
  saved: 'Merci. Votre avis nous est parvenu.',
  notSent: 'L’envoi n’a pas abouti',
  ownHeading: 'Comment étaient les sessions ?',
  ownLead: 'Donnez des étoiles aux sessions auxquelles vous avez assisté.',
  ownButton: 'Donner votre avis',

  // The session's page.
  howToRate: 'Vous y étiez ?',
  howToRateLead:
    'Dites ce que vous en avez pensé depuis la page de votre inscription. Son lien figure dans l’e-mail qui l’a confirmée.',

  // The speaker's page.
  speakerHeading: 'Ce que le public en a pensé',
  averageOf: {
    one: '{average} sur 5, d’après {count} réponse',
    other: '{average} sur 5, d’après {count} réponses',
  },

  // Refusals.
  starsMissing: 'Choisissez d’une à cinq étoiles.',
  notThere: 'Cette session ne peut pas être évaluée : elle n’a pas commencé, ou ne figure plus au programme.',
  tooMany: 'Trop d’envois ont été faits depuis cette page.',
  sessionGone: 'Cette session ne figure pas au programme publié.',

  // The desk.
  title: 'Avis',
  one: 'avis',
  counted: { one: '{count} réponse', other: '{count} réponses' },
  lead: 'Ce que les participants disent des sessions depuis leur propre page, une fois qu’elles ont commencé. Sans aucun nom.',
  sessionTitle: 'Session',
  begins: 'Début',
  average: 'Moyenne',
  answers: 'Réponses',
  search: 'Rechercher par titre',
  empty:
    'Une fois que les sessions d’un programme publié ont commencé, les participants peuvent les évaluer.',
  words: 'Avec leurs mots',
  noWords: 'Personne n’a rien écrit.',
  stars: 'Étoiles',
  date: 'Date',
  distribution: 'Combien ont donné combien',
  exported: 'les avis',
  rightName: 'Avis',
  rightAllows: 'Lit ce que les participants ont pensé des sessions.',
  takes: 'Avis : les étoiles et les mots que vous donnez à une session.',
});
