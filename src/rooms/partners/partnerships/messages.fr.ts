import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'demande de partenariat',
  counted: { one: '{count} demande de partenariat', other: '{count} demandes de partenariat' },
  deleteQuestion: {
    one: 'Supprimer cette demande de partenariat ?',
    other: 'Supprimer ces {count} demandes de partenariat ?',
  },
  many: 'Partenariats',
  packageMissing: 'Veuillez choisir une formule',
  packageHeading: 'Formule',
  dateHeading: 'Date',

  // What is wrong with a form.
  noticeQuestion: 'Comment avez-vous entendu parler de l’événement ?',

  // Partnership form.
  refusedHeading: 'La demande n’a pas abouti',
  sendFailed: 'Une erreur est survenue lors de l’envoi de votre demande',
  formLabel: 'Demande de partenariat',
  sendRequest: 'Envoyer la demande',
  sending: 'Envoi…',

  // Partnership page.
  packages: 'Les formules',
  soldOut: 'Épuisé',
  packagesLink: 'Voir ce que comprend chaque formule',

  // Partnerships screen.
  notMarked: 'Le marquage n’a pas abouti.',
  notice: 'Source',
  answered: 'Traitée',
  no: 'Non',
  yes: 'Oui',
  from: 'Du',
  to: 'Au',
  deleteFailed: 'Erreur lors de la suppression de la demande de partenariat',
  consentText: 'Texte de consentement',
  search: 'Nom, e-mail ou numéro',
  empty: 'Les demandes de la <link>page des partenariats</link> apparaissent ici.',

  // The server: export file.
  exported: 'les demandes de partenariat',

  // The server: service.
  nothingToMark: 'Ces demandes n’existent plus ou sont déjà marquées ainsi.',
  requestedEntry: '{fullname} ({company}) a demandé la formule {package}',
  packageSoldOut: '{name} : épuisé. Veuillez choisir une autre formule.',
  markedAnswered: {
    one: '{count} demande marquée comme traitée.',
    other: '{count} demandes marquées comme traitées.',
  },
  markedNotAnswered: {
    one: '{count} demande marquée comme non traitée.',
    other: '{count} demandes marquées comme non traitées.',
  },
  answeredEntry: 'A marqué la demande de partenariat de {fullname} ({company}) comme traitée',
  notAnsweredEntry: 'A marqué la demande de partenariat de {fullname} ({company}) comme non traitée',
  markAnswered: 'Marquer comme traitée',
  wasAnswered: 'oui',
  wasNotAnswered: 'non',
  markNotAnswered: 'Marquer comme non traitée',
  deletedEntry: 'A supprimé la demande de partenariat de {fullname} ({company})',
  restoredEntry: 'A rétabli la demande de partenariat de {fullname} ({company})',

  // The menu.
  requestsWait: { one: '{count} demande sans réponse', other: '{count} demandes sans réponse' },
  rightName: 'Demandes de partenariat',
  rightAllows: 'Lit, traite, exporte et supprime les demandes, et reçoit un e-mail à chaque nouvelle.',
  answerByMail: 'Répondre par e-mail',
  subject: 'Objet',
  subjectProposed: 'Votre demande de partenariat : {package}',
  answer: 'Réponse',
  answerHint:
    'Elle commence par « Bonjour {name}, » et finit par votre nom. Leur réponse arrive à votre propre adresse.',
  sendAnswer: 'Envoyer la réponse',
  subjectMissing: 'Veuillez saisir un objet',
  answerMissing: 'Veuillez écrire une réponse',
  answerQueued: 'La réponse est en route vers {email}.',
  answerKept: 'Aucun serveur d’e-mails n’est configuré : la réponse à {email} est conservée sous E-mails.',
  makeSponsor: 'En faire un sponsor',
  sponsorNotMade: 'Aucun sponsor n’a été créé',
  sponsorAdded: '{company} est maintenant sponsor, encore sans logo.',
  alreadySponsor: '{company} est déjà sponsor.',
  answeredByMailEntry:
    'A répondu par e-mail à la demande de partenariat de {fullname} ({company}) : {subject}',
  reasonOfMailing: 'Vous recevez ce message parce que vous avez demandé un partenariat sur {site}.',
  takes: 'Demandes de partenariat : les mêmes informations, la formule choisie et notre réponse.',
});
