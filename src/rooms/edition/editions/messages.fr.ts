import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'les données de l’événement',
  counted: { one: '{count} édition', other: '{count} éditions' },
  deleteQuestion: { one: 'Supprimer ces données d’événement ?', other: 'Supprimer ces {count} éditions ?' },
  many: 'Données de l’événement',
  addMenu: 'Ajouter des données d’événement',
  listMenu: 'Voir les données d’événement',
  year: 'Année',
  theme: 'Thème',
  venue: 'Lieu',
  regularFee: 'Tarif normal',
  publicOnceSaved: 'Public dès l’enregistrement.',
  earlyBirdFee: 'Tarif anticipé',
  earlyBirdExpiry: 'Fin du tarif anticipé',
  earlyBirdExpiryDate: 'Date de fin du tarif anticipé',
  earlyBirdExpiryHint: 'Le dernier jour du tarif anticipé.',
  expiryDate: 'Date de fin',
  expiryOnCard: 'Fin',
  feeOnCard: 'Tarif',
  eventDate: 'Date de l’événement',
  eventDateHint: 'Le premier jour.',
  eventTime: 'Heure de l’événement',
  eventTimeHint: 'L’ouverture des portes le premier jour.',
  name: 'Nom',
  summitName: 'Nom de l’événement',
  nameHint: 'Tel que les pages, les badges et les entrées d’agenda l’affichent.',
  where: 'Où',
  days: 'Jours',
  lastDay: 'Dernier jour',
  daysHint: 'Quatorze jours au plus, le premier compris.',
  when: 'Quand',
  city: 'Ville',
  country: 'Pays',
  latitude: 'Latitude',
  latitudeHint: 'En degrés, par exemple 6.1319.',
  longitude: 'Longitude',
  longitudeHint: 'L’ouest est négatif : -0.2057.',
  timeZone: 'Fuseau horaire',
  hintInZone: '{hint}, dans le fuseau {zone}.',
  timeZoneHint: 'Toutes les heures de l’édition y sont exprimées.',
  currency: 'Devise',
  fees: 'Tarifs',
  groupDiscountFrom: 'Remise de groupe à partir de',
  groupDiscountFromHint: 'Nombre d’inscriptions d’une même entreprise.',
  groupDiscount: 'Remise de groupe',
  groupDiscountPercent: 'Remise de groupe en pourcentage',
  groupDiscountHint: 'Vide si elle se convient de vive voix.',
  registrationOpens: 'Ouverture des inscriptions',
  opens: 'Ouverture',
  opensHint: 'Vide : elles sont ouvertes dès maintenant.',
  registration: 'Inscription',
  registrationCloses: 'Clôture des inscriptions',
  closes: 'Clôture',
  closesHint: 'Vide : elles restent ouvertes.',
  places: 'Places',
  placesHint: 'Vide : autant que de personnes qui veulent venir.',
  offerHours: 'Heures pour accepter une place',
  offerHoursHint: 'Pour qui en reçoit une de la liste d’attente.',
  dateTimeMissing: 'Choisissez une date et une heure.',
  countryMissing: 'Choisissez un pays.',
  chooseCountry: 'Choisir un pays',
  currencyMissing: 'Choisissez une devise par son code, par exemple XOF.',
  chooseCurrency: 'Choisir une devise',
  yearMissing: 'Choisissez une année.',
  chooseYear: 'Choisir une année',
  timeZoneMissing: 'Choisissez un fuseau horaire, par exemple Africa/Lagos.',
  dateMissing: 'Choisissez une date.',
  timeInvalid: 'Saisissez l’heure au format HH:MM, par exemple 09:00.',
  otherYear: 'Choisissez une année de {first} à {last}.',
  daysInvalid: 'Une édition dure de 1 à {most} jours.',
  hoursInvalid: 'Saisissez un nombre d’heures de 1 à {most}.',
  placesInvalid: 'Saisissez un nombre de 1 à {most}.',
  groupSizeInvalid: 'Saisissez un nombre de 2 à {most}.',
  latitudeInvalid: 'Saisissez la latitude en degrés, de -90 à 90.',
  longitudeInvalid: 'Saisissez la longitude en degrés, de -180 à 180.',
  percentageInvalid: 'Saisissez un pourcentage de 1 à 100.',

  // Map section.
  openMap: 'Ouvrir OpenStreetMap',

  // Venue map.
  mapSource: 'La carte vient d’OpenStreetMap, qui voit alors votre adresse.',
  mapOf: 'Carte de {city}',
  map: 'Carte',
  showMap: 'Afficher la carte',

  // Copy edition screen.
  copyEdition: 'Copier l’édition',
  copyOf: 'Copier {year} vers une autre année',
  copyLead:
    'Sont copiés le nom, le thème, le lieu, le fuseau, la devise, le tarif normal, la remise de groupe, les places et ce que vous choisissez ci-dessous. Ne sont pas copiés les inscriptions et les demandes, le tarif anticipé, ni les dates d’ouverture et de clôture des inscriptions. Les jours des billets et des codes suivent le premier jour. Le site continue d’afficher l’édition actuelle.',
  takeTexts: 'Ses textes et formules publiés',
  takeTextsHint: 'Sinon elle commence avec les textes que le site avait avant sa première édition.',
  takeSpeakers: 'Ses intervenants, avec leurs photos',
  takeSpeakersHint: 'Les sessions que vous copierez ensuite nomment les intervenants copiés.',
  takeSponsors: 'Ses sponsors et partenaires, avec leurs logos',
  speakers: 'Intervenants',
  sponsors: 'Sponsors et partenaires',
  copy: 'Copier',
  cancel: 'Annuler',

  // Create edition screen.
  addEventData: 'Ajouter des données d’événement',

  // Current edition panel.
  currentEdition: 'Édition actuelle',
  notMadeCurrent: 'L’édition actuelle n’a pas pu être changée.',
  nobodyChose:
    'Personne ne l’a choisie : c’est la plus proche qui n’est pas terminée, ou la dernière qui l’a été.',
  makeYearCurrent: 'Rendre actuelle : {year}',
  makeCurrent: 'Rendre actuelle',
  makeCurrentTitle: 'Faire de {year} l’édition actuelle ?',
  makeCurrentLead:
    'Le site affichera {asked} au lieu de {current} : son nom, son thème, ses dates, son lieu, ses tarifs, ses textes, ses formules, son compte à rebours et son entrée d’agenda.',
  makeCurrentRegistrations:
    'Les nouvelles inscriptions et demandes de partenariat appartiendront à {year}. Celles de {current} y restent. Vous pouvez revenir en arrière à tout moment.',

  // Edition list screen.
  unnamedEdition: 'l’édition {year}',
  deleteFailed: 'Erreur lors de la suppression des données d’événement',
  search: 'Rechercher par thème',
  addFirst: 'Ajouter la première édition de l’événement',

  // Edition mark.
  forCurrent: 'Pour {year}, l’édition actuelle',
  editionOver: 'L’édition {year} est terminée.',
  edition: 'Édition',
  currentYear: '{year}, actuelle',
  allEditions: 'Toutes les éditions',
  editionGone: 'Cette édition n’existe plus.',
  isOver: 'Cette édition est terminée.',

  // Home page.
  about: 'À propos',
  whoShouldAttend: 'Pour qui',
  packages: 'Formules',
  cloth: 'L’étoffe',
  organiser: 'L’organisateur',

  // Audience section.
  register: 'S’inscrire',
  joinWaitingList: 'Rejoindre la liste d’attente',
  beSponsor: 'Devenir partenaire',

  // Edition fees.
  regular: 'Normal',
  earlyBird: 'Anticipé',

  // Hero.
  myTicket: 'Mon billet',
  findTicket: 'Retrouver votre billet',
  todayIs: 'Nous sommes le {date}',
  dayOf: 'Jour {day} sur {days}',

  // Package card.
  soldOut: 'Épuisé',
  sponsorAs: 'Soutenir<hidden> : niveau </hidden><name>{name}</name>',

  // Packages carousel.
  packagesCarousel: 'Les formules, une à une',

  // Past carousel.
  watchFilm: 'Regarder la vidéo<hidden> : </hidden><name>{title}</name>',

  // After the summit.
  pictures: 'Images',
  nextSummit: 'Prochain événement',

  // Section links.
  onThisPage: 'Sur cette page',

  // Summit cloth section.
  clothStayedBare: 'Chaque inscription ajoute un fil. Il n’y en a aucun à montrer.',
  addThread: 'Ajouter votre fil',

  // What is wrong with a form.
  amountRead: 'Soit {amount}.',

  // Own page.
  noSuchPage: 'Cette page n’existe pas.',

  // Privacy page.
  lastUpdated: 'Dernière mise à jour : <time>{updated}</time>',

  // Update edition screen.
  updateEventData: 'Modifier les données de l’événement',
  themeOfYear: '{theme} · {year}',
  editionOf: 'L’édition {year}',
  copyButton: 'Copier vers une autre année',
  saveEventData: 'Enregistrer les données de l’événement',

  // What is wrong with a form.
  closesBeforeOpens: 'Les inscriptions ne peuvent pas être closes avant d’être ouvertes.',
  earlyBirdTooHigh: 'Le tarif anticipé ne doit pas dépasser le tarif normal.',
  dateInOtherYear: 'Cette date n’est pas en {year}.',
  earlyBirdTooLate: 'Le tarif anticipé ne peut pas prendre fin après le début de l’événement.',
  eventDateFirst: 'Choisissez d’abord la date de l’événement.',
  lastDayTooEarly: 'Le dernier jour ne peut pas précéder la date de l’événement.',
  tooManyDays: 'Une édition dure {most} jours au plus.',
  notTheLastDay: 'Ce n’est pas le dernier de {days} jours.',

  // Edition texts.
  theDay: 'la journée',
  bothDays: 'les deux jours',
  allDays: 'les {number} jours',

  // Practical facts.
  doorsOpen: 'Ouverture des portes',
  toPay: 'À payer',
  howToPay: 'Comment payer',
  groupDiscountNote: '{percent} % de remise de groupe',
  groupDiscountToldNote: 'moins la remise que l’organisateur vous indique',

  // Read fee.
  feeTooHigh: 'Saisissez {money} au plus.',

  // Registration state.
  registrationEarly: 'Les inscriptions ouvrent le {date}.',
  registrationOver: 'Les inscriptions sont closes depuis le {date}.',
  instant: '{date} à {time} {zone}',

  // Schedule.

  // The server: calendar.
  doorsOpenAt: 'Ouverture des portes à {time} {zone}.',

  // The server: choose edition.
  madeCurrentEntry: 'A fait de l’édition {year} l’édition actuelle',

  // The server: copy edition.
  copiedEntry: 'A copié l’édition {from} vers {to}',

  // Answers of calls.
  dateUnknown: 'La date de l’événement n’est pas encore connue.',
  saved: 'Données de l’événement enregistrées.',
  deleted: 'Données de l’événement supprimées.',
  madeCurrent: 'L’édition {year} est maintenant l’édition actuelle.',
  copied: 'L’édition {year} est créée, sans être l’édition actuelle.',
  copiedDays:
    'Les jours de ses billets et de ses codes ont été décalés avec son premier jour : vérifiez-les avant de vendre.',

  // The server: service.
  gone: 'Ces données d’événement n’existent plus.',
  eventDataOf: 'Les données de l’événement {year}',
  yearTaken: 'Il existe déjà des données d’événement pour {year}. Veuillez plutôt les modifier.',
  aboutUs: 'à propos de nous',
  theTheme: 'Le thème :',
  websiteShows:
    'Le site affiche {edition}. Les nouvelles inscriptions et demandes de partenariat lui appartiennent.',
  overWebsiteShows: 'Terminée. Le site affiche {year}.',
  otherWebsiteShows: 'Ce n’est pas l’édition actuelle. Le site affiche {year}.',

  // Days.
  numbersInWords: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
  twoDays: '{day} et {last}',
  daysInMonth: '{day} au {last}',
  twoDaysAcrossMonths: '{day} {month} {year} et {last}',
  daysAcrossMonths: '{day} {month} au {last}',
  daysAcrossYears: '{day} {month} {year} au {last}',
  length: { one: '{number} jour', other: '{number} jours' },
  until: 'Jusqu’au {date}',
  endedOn: 'Terminé le {date}',

  // Fees.
  feeOf: 'Le tarif est de {regular}.',
  earlyBirdFees: 'Tarif anticipé : {early} ; tarif normal : {regular}.',
  earlyBirdFeesUntil: 'Tarif anticipé : {early} jusqu’au {date} ; tarif normal : {regular}.',
  earlyBirdNote: 'tarif anticipé',
  earlyBirdUntilNote: 'tarif anticipé, jusqu’au {date}',
  groupDiscountText: 'Remise de groupe à partir de {number} inscriptions d’une même entreprise.',
  groupDiscountOf: 'Remise de groupe de {percent} % à partir de {number} inscriptions d’une même entreprise.',
  allPlacesTaken: { one: 'La seule place est prise.', other: 'Les {count} places sont prises.' },
  namedEdition: '{year} ({theme})',
  createdEntry: 'A créé les données de l’événement {edition}',
  updatedEntry: 'A modifié les données de l’événement {edition}',
  deletedEntry: 'A supprimé les données de l’événement {edition}',
  restoredEntry: 'A rétabli les données de l’événement {edition}',
  location: 'Lieu',
  email: 'E-mail',
  phone: 'Téléphone',
  pointIncomplete: 'Saisissez la latitude et la longitude, ou aucune des deux.',
  groupLeastMissing: 'Saisissez à partir de combien d’inscriptions la remise est accordée.',
  rightName: 'Données de l’événement',
  rightAllows: 'Ajoute, modifie, copie et supprime des éditions, et en rend une actuelle.',

  // The current edition has moved.
  changeCurrency: 'Changer la devise ?',
  changeCurrencyStill: 'Enregistrer quand même',
  tellOfMove: 'Prévenir toutes les personnes inscrites ?',
  tellOfMoveText:
    'Le lieu ou l’heure de l’événement a changé. Un message à ce sujet est préparé, à relire avant l’envoi.',
  writeToThem: 'Leur écrire',
  whatIsTaken: 'Ce que ce site conserve',
});
