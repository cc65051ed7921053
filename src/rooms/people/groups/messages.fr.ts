import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // What is wrong with a form.
  groupTooSmall: 'Veuillez ajouter les personnes qui vous accompagnent, ou dire combien de places garder.',
  groupTooLarge: 'Un groupe compte {most} personnes au plus. Pour un groupe plus grand, écrivez-nous.',
  placesInvalid: 'Veuillez saisir un nombre entier de 0 à {most}.',
  personWrong: 'Ligne {line} : {problem}',
  addressMissing: 'Veuillez ajouter une adresse e-mail.',
  addressTwice: 'Cette adresse e-mail y figure deux fois.',
  notAName:
    '« {given} » n’est peut-être pas un nom. Écrivez le prénom, puis le nom, et rien d’autre. Pour quelqu’un que vous ne connaissez pas encore, gardez une place à nommer plus tard ; qui s’appelle ainsi peut s’inscrire à part.',
  mayBeOfTheName:
    '« {given} » fait-il partie du nom ? Écrivez le prénom et le nom ensemble. Si c’est la fonction, mettez au-dessus une ligne « Nom, Fonction, E-mail », avec le même signe de séparation qu’ici.',
  notARole: '« {given} » n’est pas une fonction.',
  tooMuch: 'Cette ligne contient plus qu’un nom, une fonction et une adresse e-mail.',

  // What goes with a registration.
  keptWithoutName: {
    one: 'La place que {name} garde pour quelqu’un sans nom se libère.',
    other: 'Les {count} places que {name} garde pour des personnes sans nom se libèrent.',
  },

  // Group page.
  title: 'Inscrire un groupe',
  description: 'Inscrivez plusieurs personnes d’une même entreprise à la fois.',
  lead: 'Un seul formulaire pour vous et les personnes qui vous accompagnent. Chacune reçoit son billet et sa page par e-mail.',
  registerOne: 'Vous venez seul ? <link>Inscrivez-vous</link>.',
  formLabel: 'Inscription d’un groupe',
  people: 'Qui vous accompagne',
  peopleHint:
    'Une personne par ligne : nom, fonction, adresse e-mail. Des lignes copiées d’un tableur conviennent telles quelles.',
  unnamed: 'Places à nommer plus tard',
  unnamedHint: 'Nous les gardons pour vous. Vous les nommez sur une page à vous.',
  register: 'Inscrire le groupe',
  registering: 'Inscription en cours…',
  refusedHeading: 'Le groupe n’a pas été inscrit',
  sendFailed: 'Une erreur est survenue lors de l’inscription',
  size: { one: '{count} personne', other: '{count} personnes' },
  placesToName: '{count} à nommer',
  discountReached: 'La remise de groupe est à vous. Chacun paie {fee}.',
  discountReachedUntold: 'La remise de groupe est à vous.',
  discountMissing: {
    one: 'Encore {count} personne de votre entreprise, et la remise de groupe est à vous.',
    other: 'Encore {count} personnes de votre entreprise, et la remise de groupe est à vous.',
  },
  together: '{price} ensemble',
  chooseKinds: 'Sur la page de votre commande, vous choisissez le type de billet de chacun, et vous payez.',
  payLater: 'Vous payez pour tous sur la page de votre commande.',
  forEach: 'Chacun paie {fee}.',

  // Naming page.
  namingTitle: 'Votre groupe',
  namingDescription: 'Les places de votre groupe qui n’ont pas encore de nom.',
  namingLead: {
    one: '{count} place est gardée pour vous. Qui vient ?',
    other: '{count} places sont gardées pour vous. Qui vient ?',
  },
  allNamed: 'Toutes les places de votre groupe ont un nom.',
  nameThem: 'Les inscrire',
  giveBack: 'Rendre les places sans nom',
  notNamed: 'Personne n’a été inscrit',
  openGroup: 'Nommer qui vient',
  toOwnPage: 'Retour à votre page',

  // Answers of calls.
  registered: 'Votre groupe est inscrit.',
  summitOver: 'Cet événement est terminé.',
  tooFewPlaces: { one: 'Il ne reste que {count} place.', other: 'Il ne reste que {count} places.' },
  tooManyNamed: {
    one: 'Seule {count} place est gardée pour vous.',
    other: 'Seules {count} places sont gardées pour vous.',
  },
  taken: '{email} est déjà inscrit.',
  noGroup: 'Il n’y a pas de places à nommer.',

  // Activity.
  registeredEntry: {
    one: '{fullname} ({company}) a inscrit un groupe : {count} personne',
    other: '{fullname} ({company}) a inscrit un groupe : {count} personnes',
  },
  registeredWithUnnamedEntry: {
    one: '{fullname} ({company}) a inscrit un groupe : {count} personne, et {unnamed} à nommer',
    other: '{fullname} ({company}) a inscrit un groupe : {count} personnes, et {unnamed} à nommer',
  },
  namedEntry: {
    one: '{fullname} a nommé {count} personne de son groupe',
    other: '{fullname} a nommé {count} personnes de son groupe',
  },
  gaveBackEntry: {
    one: '{fullname} a rendu {count} place de son groupe',
    other: '{fullname} a rendu {count} places de son groupe',
  },
});
