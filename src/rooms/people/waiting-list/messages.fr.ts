import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'entrée de la liste d’attente',
  counted: { one: '{count} entrée de la liste d’attente', other: '{count} entrées de la liste d’attente' },
  many: 'Liste d’attente',

  // Waiting form.
  registrationFailed: 'L’inscription n’a pas abouti',
  sendFailed: 'Une erreur est survenue lors de l’inscription',
  howManyPlaces: 'Combien de places ?',
  joinWaitingList: 'Rejoindre la liste d’attente',
  joining: 'Inscription en cours…',
  notJoined: 'Vous n’êtes pas sur la liste',

  // Waiting list screen.
  notChanged: 'La modification n’a pas pu se faire.',
  deskLead:
    'Une place qui se libère est proposée à la première personne dont le nombre de places convient. D’ici là, personne d’autre ne peut la prendre.',
  empty:
    'Personne n’attend. Une fois toutes les places prises, la page d’inscription propose la liste d’attente.',
  places: { one: '{count} place', other: '{count} places' },
  putFirst: 'Mettre en tête',
  putLast: 'Mettre en dernier',
  search: 'Nom ou e-mail',
  turnHeading: 'Rang',
  untilHeading: 'Gardée jusqu’au',
  dateHeading: 'Date',
  from: 'Du',
  to: 'Au',
  consentText: 'Texte de consentement',
  removeQuestion: {
    one: 'Retirer cette entrée de la liste d’attente ?',
    other: 'Retirer ces {count} entrées de la liste d’attente ?',
  },
  offerEnds: {
    one: 'La place gardée pour {fullname} va à d’autres.',
    other: 'Les {count} places gardées pour {fullname} vont à d’autres.',
  },
  offeredNext: {
    one: 'La place est proposée par e-mail à une personne qui attend.',
    other: 'Des places sont proposées par e-mail à {count} personnes qui attendent.',
  },
  exported: 'la liste d’attente',

  // Waiting page.
  acceptedLead: 'Le lien de l’e-mail sur votre inscription mène à votre propre page, avec votre billet.',
  endedLead: 'L’offre a pris fin, car personne ne l’a acceptée à temps.',
  leftLead: 'Vous n’êtes plus sur la liste d’attente.',
  description: 'Votre place sur la liste d’attente',
  youreRegistered: 'Votre inscription est enregistrée.',
  room: 'Il y a de la place pour vous, {name}.',
  firstInLine: 'Vous êtes en tête de la liste.',
  notDone: 'Cela n’a pas pu se faire',
  leaveWaitingList: 'Quitter la liste d’attente',
  fullName: 'Nom complet',
  role: 'Fonction',
  email: 'E-mail',
  ofPerson: '{label} de la personne {number}',
  companionsLead: 'Qui vous accompagne ? Laissez vides les champs de qui ne vient pas.',
  personNumber: 'Personne {number}',

  // When full.

  // What is wrong with a form.
  waitingState: 'En attente',
  offeredState: 'A une offre',
  endedState: 'Offre expirée',
  leftState: 'Parti',

  // The server: accept.
  offerOver: 'Cette offre a pris fin.',

  // Answers of calls.
  offList: '{fullname} n’est plus sur la liste.',

  // The server: join.
  alreadyWaiting: 'Cette adresse e-mail est déjà sur la liste d’attente.',
  summitOver: 'Cet événement est terminé.',
  listFull: 'La liste d’attente est complète.',

  // The server: magic link pages.
  linkGone: 'Ce lien ne mène plus nulle part.',

  // The server: service.
  entryGone: 'Cette entrée n’est plus sur la liste d’attente.',
  sizeInvalid: 'Choisissez un nombre de 1 à {most}.',
  acceptedState: 'Acceptée',
  joined:
    'Vous êtes sur la liste d’attente. Nous vous écrivons dès qu’une place se libère, et vous la gardons un moment.',
  nowFirst: '{fullname} est maintenant en tête.',
  nowLast: '{fullname} est maintenant en dernier.',
  keptForYou: {
    one: '{count} place est gardée pour vous jusqu’au {until}.',
    other: '{count} places sont gardées pour vous jusqu’au {until}.',
  },
  thereBefore: { one: '{count} personne est avant vous.', other: '{count} personnes sont avant vous.' },
  fewerFree: {
    one: '{count} place est libre maintenant, moins que les {size} que vous attendez. Pour la prendre, quittez la liste et inscrivez-vous.',
    other:
      '{count} places sont libres maintenant, moins que les {size} que vous attendez. Pour en prendre, quittez la liste et inscrivez-vous.',
  },
  takePlaces: { one: 'Prendre la place', other: 'Prendre les places' },

  // The record of activity.
  acceptedEntry: '{fullname} a accepté',
  registeredEntry: '{fullname} ({company}) s’est inscrit depuis la liste d’attente',
  waitsEntry: {
    one: '{fullname} ({company}) attend une place',
    other: '{fullname} ({company}) attend {count} places',
  },
  offeredEntry: { one: 'A proposé une place à {fullname}', other: 'A proposé {count} places à {fullname}' },
  offerEndedEntry: 'L’offre à {fullname} a pris fin',
  leftEntry: '{fullname} a quitté la liste d’attente',
  putFirstEntry: 'A mis {fullname} en tête de la liste d’attente',
  putLastEntry: 'A mis {fullname} en dernier sur la liste d’attente',
  triedTooOften: 'Il y a eu trop de tentatives.',
  personalState: 'État',
  personalPlaces: 'Places',
  personalNews: 'Actualités',

  // The menu.
  peopleWait: { one: '{count} personne attend', other: '{count} personnes attendent' },
  rightName: 'Liste d’attente',
  rightAllows: 'Lit qui attend, déplace et retire ces personnes.',
  waitFor: {
    one: '{count} personne attend {places}, {offered} avec une offre.',
    other: '{count} personnes attendent {places}, {offered} avec une offre.',
  },
  reasonOfNotice: 'Vous recevez ce message parce que vous êtes sur la liste d’attente de {site}.',
  waitForNoneOffered: {
    one: '{count} personne attend {places}, aucune proposée.',
    other: '{count} personnes attendent {places}, aucune proposée.',
  },
  removedEntry: 'A retiré {fullname} ({company}) de la liste d’attente',
  restoredEntry: 'A remis {fullname} ({company}) sur la liste d’attente',
  takes: 'Liste d’attente : les mêmes informations, et le nombre de places que vous attendez.',
});
