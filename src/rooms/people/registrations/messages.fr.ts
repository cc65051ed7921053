import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'inscription',
  counted: { one: '{count} inscription', other: '{count} inscriptions' },
  many: 'Participants',
  registeredAlready: 'Déjà inscrit ? <link>Retrouvez votre billet</link>.',
  severalOfYou: 'Vous êtes plusieurs ? <link>Inscrivez un groupe avec un seul formulaire</link>.',
  youPay: 'Vous payez {price}',
  chooseKind: 'Sur la page de votre commande, vous pouvez choisir un autre type de billet, et payer.',
  payLater: 'Vous payez sur la page de votre commande.',
  groupPays:
    'À partir de {least} personnes de votre entreprise, chacun paie {price} : inscrivez-vous ensemble avec un seul formulaire, ou chacun avec le nom de l’entreprise et une adresse e-mail de son propre domaine.',
  groupPaysByLink:
    'Vous rejoignez le groupe de votre entreprise. À partir de {least} personnes, chacun y paie {price}.',
  alreadyRegistered: 'Cette adresse e-mail est déjà inscrite.',
  answerOnYourPage: 'À répondre sur votre page',
  note: 'Note',
  dateHeading: 'Date',
  firstName: 'Prénom',
  middleName: 'Autre prénom',
  lastName: 'Nom de famille',
  lastNameFirst: 'Nom de famille, prénom',
  dialCode: 'Indicatif du pays',
  numberMeant: 'Ce n’est pas un numéro.',
  severalNumbers:
    'De plusieurs numéros dans une cellule, le premier est pris ; les autres vont au numéro de contact ou dans la note.',
  whatsappInNote: 'WhatsApp aussi : {numbers}',
  phoneInNote: 'Téléphone aussi : {numbers}',
  stateUnknown: '{column} : « {word} » n’est pas connu. Dites ci-dessus si ces personnes sont prises.',
  mayNotCome:
    '{column} : « {word} » peut vouloir dire qu’ils ne viennent pas, ou pas seuls. Dites ci-dessus si ces personnes sont prises, ou choisissez la colonne comme État.',
  noticeWalkIn: 'Sans inscription',
  noticeOtherwise:
    'Aucune colonne ne dit comment les gens ont entendu parler de l’événement : ils reçoivent « {notice} ».',
  mayBeNoName:
    '{column} : « {word} » n’est peut-être pas un nom, ou ce sont les noms de plusieurs personnes. Écrivez ici un seul nom, et une ligne pour chaque personne, ou dites ci-dessus que c’est bien cela.',
  saysNothing:
    '{column} : « {word} » ne dit rien de cette personne. Écrivez-le ici, ou dites ci-dessus que c’est bien cela.',
  stateHeading: 'État',
  cancelledState: 'annulée',
  registeredState: 'inscrite',
  news: 'Actualités',

  // Add attendee screen.
  addAttendee: 'Ajouter un participant',
  cancel: 'Annuler',
  edition: 'Édition',
  sendConfirmationNow: 'Envoyer la confirmation maintenant',
  confirmHint: 'Elle peut aussi être envoyée plus tard, depuis la liste.',

  // What is wrong with a form.
  pleaseChoose: 'Veuillez choisir',
  noteHint: 'Seuls les organisateurs la lisent.',

  // Attendees screen.
  cancelled: 'Annulée',
  notCancelled: 'Inscrits',
  registeredAndCancelled: 'Inscrits et annulés',
  answer: 'Réponse',
  howHeard: 'Source',
  company: 'Entreprise',
  importedTogether: 'Importées ensemble',
  askedForNews: 'Souhaitées',
  from: 'Du',
  to: 'Au',
  cancelInstead: 'Annuler plutôt l’inscription',
  deleteConsequence:
    'Les billets et les liens des pages personnelles ne fonctionnent plus. Réponses et fichiers restent jusqu’à l’effacement.',
  countedAttendees: { one: '{count} participant', other: '{count} participants' },
  deleteQuestion: { one: 'Supprimer ce participant ?', other: 'Supprimer ces {count} participants ?' },
  deleteFailed: 'Erreur lors de la suppression du participant',
  consentText: 'Texte de consentement',
  ticket: 'Billet',
  ticketOncePaid: 'Il vous parvient dans un message à part, dès que votre place est payée.',
  ticketEnds: 'Le billet de {name} ne donnera plus accès.',
  ticketsEnd: 'Les billets de {count} personnes ne donneront plus accès.',
  noTicketWhileCancelled: 'Cette inscription est annulée : son billet ne compte pas.',
  withNotes: 'Avec notes',
  withNotesTip: 'Et l’état. À ne pas transmettre.',
  writeThese: 'Leur écrire',
  importFile: 'Importer',
  search: 'Nom, e-mail ou numéro',
  empty:
    'Les inscriptions de la <link>page d’inscription</link> apparaissent ici. Vous pouvez aussi <list>importer une liste</list>.',

  // Cancel attendees.
  notChanged: 'La modification n’a pas pu se faire.',
  undo: 'Annuler',
  cancelRegistration: 'Annuler l’inscription',
  restoreRegistration: 'Rétablir l’inscription',

  // Company cell.
  countCompany: '{number} de {company}',
  colleagues: 'Collègues de la même entreprise',
  alsoFrom: 'Aussi de {company}',
  showColleagues: 'Les afficher dans la liste',

  // Registration aside.
  regular: 'Normal',
  earlyBird: 'Anticipé',

  // What is wrong with a form.
  companyHint: 'Pour les remises de groupe, « Acme » et « ACME Ltd. » comptent comme une seule entreprise.',
  noticeQuestion: 'Comment avez-vous entendu parler de l’événement ?',

  // Registration form.
  refusedHeading: 'L’inscription n’a pas abouti',
  sendFailed: 'Une erreur est survenue lors de l’inscription',
  formLabel: 'Inscription',
  register: 'S’inscrire',
  registering: 'Inscription en cours…',

  // Registration page.
  questions: 'Des questions ? <link>Écrivez-nous</link>',

  // Update attendee screen.
  correctAttendee: 'Corriger le participant',
  save: 'Enregistrer',

  // Write to attendees.
  notQueued: 'La mise en file d’attente n’a pas abouti.',
  sendConfirmation: 'Envoyer la confirmation',
  sendNewLink: 'Envoyer un nouveau lien',
  sendCancellation: 'Les avertir par e-mail',

  // The server: desk handlers.
  registered: '{name} est inscrit.',
  saved: '{name} : enregistré.',

  // The server: desk.
  nothingToChange: 'Ces inscriptions n’existent plus ou sont déjà dans cet état.',
  createdEntry: 'A ajouté l’inscription de {fullname} ({company})',
  correctedEntry: 'A corrigé l’inscription de {fullname}',

  // The server: export file.
  exported: 'les inscriptions',

  // The server: own.
  isCancelled: 'Cette inscription est annulée.',

  // The server: registrar.
  alreadyRegisteredNamed: '{email} est déjà inscrit.',

  // The server: write to.
  nobodyRegistered: 'Aucune de ces personnes n’est inscrite à l’événement actuel.',
  nobodyCancelled: 'Aucune de ces personnes n’a annulé pour l’événement actuel.',
  mailsQueued: {
    one: '{count} e-mail mis en file d’attente.',
    other: '{count} e-mails mis en file d’attente.',
  },
  mailsKept: {
    one: '{count} e-mail conservé sous E-mails, avec le lien.',
    other: '{count} e-mails conservés sous E-mails, avec le lien.',
  },
  manyCancelled: { one: '{count} inscription annulée.', other: '{count} inscriptions annulées.' },
  manyRestored: { one: '{count} inscription rétablie.', other: '{count} inscriptions rétablies.' },
  notChangedRest: '{count} n’ont pas pu l’être : {message}',
  ticketsSold: 'Tous les billets sont vendus.',
  makesPlaces: 'Cela fait {held} places sur {limit}.',
  keptForOffers: {
    one: '{count} d’entre elles est gardée pour qui a une offre.',
    other: '{count} d’entre elles sont gardées pour qui a une offre.',
  },

  // The record of activity.
  cancelledEntry: 'A annulé l’inscription de {fullname} ({company})',
  tookBackEntry: 'A rétabli l’inscription de {fullname} ({company})',
  sentConfirmationEntry: 'A renvoyé la confirmation à {fullname}',
  sentLinkEntry: 'A renvoyé à {fullname} le lien de sa page',
  sentCancellationEntry: 'A averti {fullname} par e-mail que l’inscription est annulée',
  registeredEntry: '{fullname} ({company}) s’est inscrit',
  ownCorrectedEntry: '{fullname} a corrigé son inscription',
  ownCancelledEntry: '{fullname} ({company}) a annulé son inscription',
  passedOnEntry: '{fullname} a cédé son inscription à {colleague} ({company})',
  deletedEntry: 'A supprimé l’inscription de {fullname} ({company})',
  restoredEntry: 'A rétabli l’inscription de {fullname} ({company})',
  rightName: 'Participants',
  rightAllows:
    'Lit, ajoute, corrige, annule, importe et supprime des inscriptions, écrit aux participants, les exporte et imprime des badges.',
  language: 'Langue',
  languageHint: 'Celle dans laquelle nous lui écrivons.',
  cancelUntil: 'Annuler jusqu’au',
  passOnUntil: 'Céder sa place jusqu’au',
  nobodyToJoin: 'Il n’y a personne de cette entreprise à réunir.',
  joinsTooFew: 'Aucun prix ne change : ensemble, ils sont moins de {least}.',
  joinsNothing: 'Aucun prix ne change.',
  joinFee: '{name} paie {to} au lieu de {from}.',
  joinTogether: 'Réunir en un groupe',
  separate: 'Défaire le groupe',
  joinQuestion: 'Réunir tous ceux de {company} en un groupe ?',
  mayBelong: 'Peut-être du même groupe',
  mayBelongLead: 'Même nom, mais rien ne prouve qu’il s’agit de la même entreprise.',
  notJoined: 'Rien n’a été modifié.',
  joined: {
    one: '{count} inscription de {company} a rejoint le groupe.',
    other: '{count} inscriptions de {company} ont rejoint le groupe.',
  },
  separated: {
    one: '{count} inscription de {company} est de nouveau seule.',
    other: '{count} inscriptions de {company} sont de nouveau séparées.',
  },
  joinedEntry: {
    one: '{count} inscription de {company} réunie à son groupe',
    other: '{count} inscriptions de {company} réunies en un groupe',
  },
  separatedEntry: {
    one: '{count} inscription de {company} retirée de son groupe',
    other: '{count} inscriptions de {company} retirées de leur groupe',
  },
  takes:
    'Inscriptions : votre nom, votre adresse e-mail et vos numéros de téléphone, votre entreprise et votre fonction, comment vous avez entendu parler de nous, vos autres réponses, votre langue, et les personnes inscrites avec vous.',
});
