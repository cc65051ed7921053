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
  whatHappensNext: 'Et ensuite ?',
  pay: 'À payer',
  bringColleagues: 'Venir avec des collègues',
  fromRegistrationsOneCompany:
    'À partir de {number} inscriptions d’une même entreprise, une remise de groupe est accordée.',
  ownPage: 'Votre propre page',
  ifSomethingChanges: 'En cas de changement',
  write: 'Écrivez à <link>{email}</link>.',
  doorsOpen: 'Ouverture des portes à {time} {zone}.',
  ticket: 'Votre billet',
  takePhotoPrintPage: 'Prenez-le en photo ou imprimez cette page. Il se trouve aussi sur votre propre page.',
  takePhotoPrintPageIsnt: 'Prenez-le en photo ou imprimez cette page : il ne sera plus affiché ici.',
  ticketQrCode: 'Votre billet, sous forme de code QR',

  // The server: service.
  linkInConfirmation: 'Le lien se trouve dans la confirmation.',
  invitation: 'Je participe au {name}, {placeAndDays}. Rejoignez-moi : {address}',
  invitationToCity: 'Je participe au {name} à {placeAndDays}. Rejoignez-moi : {address}',

  // Badges to print.
  nobody: 'Il n’y a personne à qui ce badge pourrait appartenir.',
  tooMany: 'Veuillez imprimer {most} badges au plus à la fois.',
  printedEntry: { one: 'A imprimé un badge', other: 'A imprimé {count} badges' },
});
