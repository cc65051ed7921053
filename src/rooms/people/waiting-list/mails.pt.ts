import { mailTranslation } from '#rooms/mail/contract.ts';
import type { waitingMails } from './mails.ts';

export const mails = mailTranslation<typeof waitingMails>({
  waiting: {
    subject: 'Está na lista de espera: {summit}',
    heading: 'Está na lista de espera, {name}.',
    opening: ['Assim que houver um lugar escrevemos-lhe, e guardamo-lo para si durante algum tempo.'],
    closing: ['Na sua página vê em que lugar está, e pode sair da lista. Guarde a ligação para si.'],
    button: 'Ver em que lugar estou',
    reason: 'Recebe este e-mail porque entrou na lista de espera em {site}.',
  },
  placeOffered: {
    subject: 'Há um lugar para si: {summit}',
    heading: 'Há lugar para si, {name}.',
    opening: [
      'Ficou livre aquilo por que esperava. Guardamo-lo para si até {until}. Depois, é oferecido aos seguintes da lista.',
    ],
    closing: [
      'Na página que se abre aceita, ou sai da lista. Abri-la não decide nada. Guarde a ligação para si.',
    ],
    button: 'Ver a oferta',
    reason: 'Recebe este e-mail porque está na lista de espera em {site}.',
    placeholders: { until: { example: '26 de agosto de 2025, 09:00 GMT' } },
  },
  offerEnded: {
    subject: 'A oferta terminou: {summit}',
    heading: 'A oferta terminou, {name}.',
    opening: ['Ninguém ocupou o lugar a tempo, por isso passa aos seguintes da lista.'],
    closing: ['Se ainda quiser vir, entre novamente na lista de espera, ou responda a este e-mail.'],
    reason: 'Recebe este e-mail porque estava na lista de espera em {site}.',
  },
});
