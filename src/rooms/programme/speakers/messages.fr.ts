import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'intervenant',
  counted: { one: '{count} intervenant', other: '{count} intervenants' },
  deleteQuestion: { one: 'Supprimer cet intervenant ?', other: 'Supprimer ces {count} intervenants ?' },
  many: 'Intervenants',
  edition: 'Édition',
  addSpeaker: 'Ajouter un intervenant',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  lastNameFirst: 'Nom de famille, prénom',
  roleMissing: 'Choisissez le rôle.',
  chooseRole: 'Choisir un rôle',
  countryUnknown: 'Choisissez un pays de la liste.',
  chooseCountry: 'Choisir un pays',
  title: 'Civilité',
  category: 'Catégorie',
  askedCategory: 'Catégories',
  fullName: 'Nom complet',
  askedName: 'Nom complet',
  nameHeading: 'Nom',
  designation: 'Fonction',
  eventRole: 'Rôle',
  eventRoleHeading: 'Rôle',
  company: 'Entreprise',
  country: 'Pays',
  description: 'Présentation',
  titleMissing: 'Choisissez une civilité.',
  descriptionMissing: 'Saisissez une présentation.',
  nameMissing: 'Saisissez le nom complet.',
  designationMissing: 'Saisissez la fonction.',
  companyMissing: 'Saisissez l’entreprise.',
  pictureMissing: 'Choisissez une image.',
  taken: 'Cet intervenant existe déjà.',

  // Add speaker screen.
  cancel: 'Annuler',

  // Speaker card.
  portrait: 'Portrait de {fullname}',
  viewProfile: 'Voir le profil<hidden> : {fullname}</hidden>',

  // What is wrong with a form.
  categoriesFailed: 'Les catégories n’ont pas pu être lues. Veuillez réessayer plus tard.',
  picture: 'Image',
  chooseTitle: 'Choisir une civilité',
  loading: 'Chargement…',
  noCategory: 'Sans catégorie',

  // Speaker page.
  allSpeakers: 'Tous les intervenants',
  speaker: 'Intervenant',

  // Speaker preview.
  previewTitle: 'Sur le site',

  // Speakers screen.
  deleteFailed: 'Erreur lors de la suppression de l’intervenant',
  importFile: 'Importer',
  search: 'Nom complet',
  addFirst: '<add>Ajoutez le premier intervenant</add> ou <list>importez une liste</list>.',

  // Update speaker screen.
  updateSpeaker: 'Modifier l’intervenant',

  // Roles.
  keynoteAddress: 'Discours d’ouverture',
  speakerRole: 'Intervenant',
  moderator: 'Modération',
  panelist: 'Panéliste',

  // Answers of calls.
  count: 'Intervenants : {totalSpeaker}.',
  added: 'Intervenant ajouté.',
  saved: 'Intervenant enregistré.',
  deleted: '{name} a été supprimé.',
  orderTitle: 'Ordre des intervenants',
  ordered: 'Ordre des intervenants enregistré.',

  // The server: listed speakers.
  gone: 'Cet intervenant n’existe plus.',

  // The server: service.
  addedEntry: 'A ajouté {name} ({company}) : {role}',
  updatedEntry: 'A modifié l’intervenant {name}',
  deletedEntry: 'A supprimé l’intervenant {fullname}',
  restoredEntry: 'A rétabli l’intervenant {fullname}',
  orderedEntry: 'A changé l’ordre des intervenants',

  // The server: speaker row.
  formattingDescription: 'Mise en forme de la présentation',
  pictureHint: 'JPEG, PNG, WebP ou AVIF, {most} au plus.',
  otherPictureHint: 'JPEG, PNG, WebP ou AVIF, {most} au plus. Laissez vide pour garder l’image actuelle.',
  otherSpeakers: 'Autres intervenants',
  readFailed: 'Les informations sur les intervenants n’ont pas pu être lues. Veuillez réessayer plus tard.',
  rightName: 'Intervenants',
  rightAllows: 'Ajoute, modifie, ordonne, importe et supprime des intervenants et leurs catégories.',

  // Home page.
  homeFigure: { one: '<number>{count}</number> intervenant', other: '<number>{count}</number> intervenants' },
  takes: 'Intervenants : nom, entreprise, fonction, pays, photo et présentation, qui sont publics.',
});
