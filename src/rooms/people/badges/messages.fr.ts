import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // Arrival.
  registration: 'Votre inscription',
  youllGetConfirmationIf:
    'Vous recevrez une confirmation à <strong>{sentTo}</strong>. Si ce n’est pas votre adresse, écrivez-nous.',
  openPage: 'Ouvrir votre page',
  keepPicture: 'Enregistrer en image',
  addCalendar: 'Ajouter à l’agenda',
  tellPeopleWhatsappOpens: 'En parler sur WhatsApp<hidden> (s’ouvre dans un nouvel onglet)</hidden>',
  pay: 'À payer',
  bringColleagues: 'Venir avec des collègues',
  fromRegistrationsOneCompany:
    'À partir de {number} inscriptions d’une même entreprise, une remise de groupe est accordée.',
  yourGroup: 'Votre groupe',
  registeredWithYou: {
    one: 'Une autre personne est inscrite avec vous et a sa propre page.',
    other: '{count} autres personnes sont inscrites avec vous ; chacune a sa propre page.',
  },
  placesKept: {
    one: 'Une place est gardée pour vous.',
    other: '{count} places sont gardées pour vous.',
  },
  nameThem: 'Nommer qui vient',
  ownPage: 'Votre propre page',
  ifSomethingChanges: 'En cas de changement',
  write: 'Écrivez à <link>{email}</link>.',
  doorsOpen: 'Ouverture des portes à {time} {zone}.',
  ticket: 'Votre billet',
  ticketOncePaid:
    'Il vous parvient par e-mail dès que votre place est payée. Un message vous dit dès maintenant combien payer, et comment.',
  takePhotoPrintPage: 'Prenez-le en photo ou imprimez cette page. Il se trouve aussi sur votre propre page.',
  takePhotoPrintPageIsnt: 'Prenez-le en photo ou imprimez cette page : il ne sera plus affiché ici.',
  ticketQrCode: 'Votre billet, sous forme de code QR',

  // The server: service.
  linkInConfirmation: 'Le lien se trouve dans la confirmation.',
  invitation: 'J’y serai : {name}, {placeAndDays}. Rejoignez-moi : {address}',
  invitationToCity: 'J’y serai : {name}, à {placeAndDays}. Rejoignez-moi : {address}',

  // Badges to print.
  nobody: 'Il n’y a personne à qui ce badge pourrait appartenir.',
  tooMany: 'Veuillez imprimer {most} badges au plus à la fois.',
  printedEntry: { one: 'A imprimé un badge', other: 'A imprimé {count} badges' },
  sizeWrong: 'Veuillez indiquer 50 à 300 mm pour la largeur, 40 à 300 pour la hauteur.',
  title: 'Badges',
  lead: 'Aussi grand que chaque nom le permet, sur son propre tissu, avec le code du billet. À imprimer par n’importe quelle imprimante.',
  howMany: { one: '{count} badge', other: '{count} badges' },
  ofImport: 'De qui vient d’un import.',
  ofAll: 'De toutes les personnes inscrites.',
  ofThese: 'De ceux que la liste des participants montrait.',
  chooseOthers: 'En choisir d’autres dans la liste des participants',
  paper: 'Papier',
  paperA4: 'A4, huit à découper',
  paperA6: 'A6, un par page',
  paper62: 'Imprimante d’étiquettes, 62 mm',
  paper89: 'Imprimante d’étiquettes, 89 × 36 mm',
  paperOwn: 'Format propre',
  width: 'Largeur en mm',
  height: 'Hauteur en mm',
  makePdf: 'Créer un PDF',
  badge: { one: 'Badge', other: '{count} badges' },
  badgeOf: 'Badge de {name}',
  saved: '{file} a été enregistré.',
  notPrinted: 'Les badges n’ont pas pu être créés.',
  someBadges: 'Badges',
});
