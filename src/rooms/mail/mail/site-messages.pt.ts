import { translation } from '#platform/contract/message.ts';
import type * as say from './site-messages.ts';

export const messages = translation<typeof say>({
  newsAgainTitle: 'Novidades outra vez?',

  // News and their end.
  newsAgainDone: 'Volta a receber as novidades.',
  newsAgainLead: 'Tinha cancelado a subscrição. Carregue no botão, e as novidades voltam a chegar-lhe.',
  newsAgainDoneLead: 'Cada e-mail com novidades tem uma ligação para cancelar a subscrição.',
  sendMeNews: 'Enviar-me as novidades',
  noMoreNewsTitle: 'Não quer mais novidades?',
  noMoreNewsLead: 'Paramos de imediato, para este endereço.',
  unsubscribe: 'Cancelar a subscrição',
  newsEnded: 'Já não recebe novidades',
  newsEndedTitle: 'Já não recebe novidades.',
  newsEndedLead:
    'Os e-mails sobre a sua própria inscrição, como uma mudança de local, continuam a chegar-lhe.',

  linkGone: 'Esta ligação já não leva a lado nenhum.',

  // In every mail.
  ownCloth: 'O seu próprio tecido, tecido a partir do seu nome',
  ticketPicture: 'O seu bilhete, como código QR',
  ticketAttached: 'O seu bilhete é a imagem anexa ticket.png. Mostre-a à entrada.',
  tooManyWrongLinks: 'Foram abertas demasiadas ligações que não levam a lado nenhum a partir da sua rede.',
  dearGuest: 'caro convidado',
  endTheNews: 'Não receber mais novidades',
  unsubscribeAt: 'Cancelar a subscrição: {address}',
  yourTicket: 'O seu bilhete.',
  showTicket: 'Mostre-o à entrada, no telemóvel ou impresso.',

  reasonOfNews: 'Recebe esta mensagem porque pediu as novidades quando se inscreveu em {site}.',
  reasonOfNotice: 'Recebe esta mensagem porque se inscreveu em {summit}, em {site}.',

  // Mails as text.
  fact: '{label}: {value}',
  takes:
    'E-mails: o que lhe escrevemos e quando, se uma mensagem voltou, e os endereços que não querem mais.',
});
