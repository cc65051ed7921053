import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  codeMissing: 'Veuillez saisir les six chiffres du message',

  // Changes.
  correctDetails: 'Corriger vos informations',
  correctLead: 'Nous envoyons d’abord un code : à la nouvelle adresse, si vous la changez.',
  save: 'Enregistrer',
  passOn: 'Céder votre place',
  passOnLead:
    'Un collègue reçoit votre place, avec un billet et un lien à son nom. Votre billet et ce lien prennent fin.',
  pass: 'Céder ma place',
  cancel: 'Annuler',
  cancelMyRegistration: 'Annuler mon inscription',
  data: 'Vos données',
  getMyData: 'Obtenir mes données',
  eraseEverything: 'Tout effacer',
  writeToUs:
    'Écrivez à <link>{email}</link>. Nous corrigeons, annulons ou cédons votre inscription pour vous, et montrons ou effaçons ce que nous conservons.',
  askUs: 'Adressez-vous à l’organisateur. Il corrige, annule ou cède votre inscription pour vous.',
  possibleUntil: 'Jusqu’au {date}.',
  cancelEnded: 'L’annulation sur cette page a pris fin le {date}. Veuillez écrire à l’organisateur.',
  passOnEnded:
    'La cession d’une place sur cette page a pris fin le {date}. Veuillez écrire à l’organisateur.',

  // Code form.
  codeFromMail: 'Code reçu par e-mail',
  codeSent:
    'Vous avez demandé ceci : {what}. Nous envoyons un code à <strong>{sentTo}</strong>. Rien ne change avant que vous ne le saisissiez ici.',
  confirm: 'Confirmer',
  neverMind: 'Renoncer',

  // Gone page.
  passedOn: 'Votre place est cédée',
  passedOnLead:
    'Votre collègue reçoit un e-mail avec un billet et un lien à son nom. Les vôtres ont pris fin.',
  erased: 'Tout est effacé',
  erasedLead:
    'Votre inscription et tout ce qui était conservé à votre sujet ont disparu. Ce lien ne mène plus nulle part.',

  // Lost link page.
  lostLinkLead: 'Indiquez l’adresse avec laquelle vous vous êtes inscrit. Nous y envoyons un nouveau lien.',
  noMail: 'Ce site n’envoie pas d’e-mails : il ne peut donc pas envoyer de lien. Veuillez nous écrire.',
  email: 'E-mail',
  noLinkSent: 'Aucun lien n’a été envoyé',
  sendMeLink: 'M’envoyer un lien',
  askOrganiser: 'Adressez-vous à l’organisateur.',

  // Personal page.
  corrected: 'Enregistré. Voici votre inscription telle qu’elle est maintenant.',
  cancelled: 'Annulé. Vous recevrez un e-mail qui le confirme.',
  registration: 'Votre inscription',
  ownPage: 'Votre propre page',
  isOver: 'Cet événement est terminé.',
  ticket: 'Votre billet',
  ticketOncePaid: 'Il est affiché ici, et vous est envoyé, dès que votre place est payée.',
  ticketQrCode: 'Votre billet, sous forme de code QR',
  ticketNumber: 'Billet n° {number}',
  pay: 'À payer : {fee}.',
  addCalendar: 'Ajouter à l’agenda',
  stillAsked: 'Merci de nous dire',
  answer: 'Répondre',

  // What is wrong with a form.
  correctAsked: 'corriger votre inscription',
  passOnAsked: 'céder votre place',
  cancelAsked: 'annuler votre inscription',
  dataAsked: 'obtenir ce qui est conservé à votre sujet',
  eraseAsked: 'effacer tout ce qui est conservé à votre sujet',

  // The server: ask.
  tooManyCodes: 'Trop de codes ont été demandés.',
  tooManyCodesFromNetwork: 'Trop de codes ont été demandés depuis votre réseau.',

  // The server: confirm.
  noMoreCodes:
    'Ce n’est pas le bon code, et il n’y a plus d’essai possible. Veuillez en demander un nouveau.',
  linkGone: 'Ce lien ne mène plus nulle part.',

  // The server: lost link.
  tooManyLinksFromNetwork: 'Trop de liens ont été demandés depuis votre réseau.',
  tooManyLinks: 'Trop de liens ont été demandés.',

  // The server: service.
  notHere: 'Cela ne peut plus se faire ici. Veuillez écrire à l’organisateur.',
  hasAccount: 'Cette adresse a un compte ici. Veuillez vous adresser à un administrateur.',
  wrongCode: {
    one: 'Ce n’est pas le code du dernier e-mail. Encore {count} essai possible.',
    other: 'Ce n’est pas le code du dernier e-mail. Encore {count} essais possibles.',
  },
  codeOver:
    'Ce code n’est plus valable : il a déjà servi, a été essayé trop souvent, ou ses {minutes} minutes sont écoulées. La page montre votre inscription telle qu’elle est maintenant. S’il manque quelque chose, demandez un nouveau code.',
  cancelLead:
    'Votre place va à quelqu’un d’autre, et votre billet n’est plus valable. Nous vous envoyons d’abord un code.',
  dataLead: 'Tout ce qui est conservé à votre sujet, dans un fichier. Nous vous envoyons d’abord un code.',
  eraseLead:
    'Votre inscription et tout ce qui est conservé à votre sujet disparaissent pour de bon. Nous vous envoyons d’abord un code.',
  codeHint: '{digits} chiffres. Il est valable {minutes} minutes.',
  notDone: 'Cela n’a pas pu se faire',
  linkSent:
    'Si quelqu’un est inscrit avec cette adresse, un e-mail avec un nouveau lien est en route. Le lien précédent prend fin.',

  // In mails
  code: 'Code',
});
