import { translation } from '#platform/contract/message.ts';
import type * as say from './site-messages.ts';

export const messages = translation<typeof say>({
  newsAgainTitle: 'De nouveau des actualités ?',

  // News and their end.
  newsAgainDone: 'Vous recevez de nouveau les actualités.',
  newsAgainLead:
    'Vous vous étiez désabonné. Appuyez sur le bouton, et les actualités vous parviennent de nouveau.',
  newsAgainDoneLead: 'Chaque e-mail d’actualités contient un lien de désabonnement.',
  sendMeNews: 'M’envoyer les actualités',
  noMoreNewsTitle: 'Plus d’actualités ?',
  noMoreNewsLead: 'Nous arrêtons aussitôt, pour cette adresse.',
  unsubscribe: 'Se désabonner',
  newsEnded: 'Vous ne recevez plus d’actualités',
  newsEndedTitle: 'Vous ne recevez plus d’actualités.',
  newsEndedLead:
    'Les e-mails sur votre propre inscription, par exemple un changement de lieu, vous parviennent toujours.',

  linkGone: 'Ce lien ne mène plus nulle part.',

  // In every mail.
  ownCloth: 'Votre propre étoffe, tissée à partir de votre nom',
  ticketPicture: 'Votre billet, sous forme de code QR',
  ticketAttached: 'Votre billet est l’image jointe ticket.png. Présentez-la à l’entrée.',
  tooManyWrongLinks: 'Trop de liens qui ne mènent nulle part ont été ouverts depuis votre réseau.',
  dearGuest: 'cher invité',
  endTheNews: 'Ne plus recevoir d’actualités',
  unsubscribeAt: 'Se désabonner : {address}',
  yourTicket: 'Votre billet.',
  showTicket: 'Présentez-le à l’entrée, sur votre téléphone ou imprimé.',

  reasonOfNews:
    'Vous recevez ce message parce que vous avez demandé les actualités en vous inscrivant sur {site}.',
  reasonOfNotice: 'Vous recevez ce message parce que vous vous êtes inscrit à {summit} sur {site}.',

  // Mails as text.
  fact: '{label} : {value}',
  takes:
    'E-mails : ce que nous vous avons écrit et quand, si un message est revenu, et les adresses qui n’en veulent plus.',
});
