import { translation } from '#platform/contract/message.ts';
import type * as say from './star-messages.ts';

export const messages = translation<typeof say>({
  mine: 'O meu programa',
  starOf: 'Marcar «{title}»',
  quoted: '«{title}»',
  overlaps: 'Sobrepõe-se a {titles}',
  noStars: 'Toque na estrela ao lado de uma sessão para a juntar ao seu próprio programa.',
  starredSessions: { one: 'Marcou {count} sessão.', other: 'Marcou {count} sessões.' },
  overlapping: '{count} delas sobrepõem-se.',
  print: 'Imprimir',
  copyLink: 'Copiar a ligação',
  copied: 'Copiado',
  toCalendar: 'Adicionar ao calendário',
  subscribe: 'Subscrever no meu calendário',
  everything: 'Mostrar todas as sessões',
  onEveryDevice:
    'Fica guardado neste navegador. Para o ter em todos os dispositivos, abra-o a partir da página da sua inscrição.',
  kept: 'Fica guardado com a sua inscrição, em todos os dispositivos.',
  manage: 'E-mails e calendário',
  shared: {
    one: 'Alguém partilhou {count} sessão consigo.',
    other: 'Alguém partilhou {count} sessões consigo.',
  },
  takeOver: 'Marcá-las também',
  oldCopy: 'Sem rede. Este é o programa tal como estava em {moment}.',

  // The page of one's own programme.
  yours: 'O seu programa',
  yoursLead: 'As sessões que marcou: {summit}. Fuso das horas: {zone}.',
  keepLink: 'Quem tiver a ligação desta página pode vê-la e alterá-la.',
  ownEmpty: 'Ainda não marcou nenhuma sessão.',
  chooseSessions: 'Escolher sessões',
  tellMe: 'Avisar-me por e-mail',
  tellMeLead: 'Escrevemos-lhe quando uma sessão que marcou mudar ou for cancelada.',
  tellMeNot: 'Sem mais e-mails',
  told: 'Recebe um e-mail quando uma sessão que marcou mudar ou for cancelada.',
  openYours: 'Abrir o seu programa',
  onYourPageEmpty: 'Marque as sessões que quer ver, e tenha-as em todos os dispositivos.',

  // An example of a mail.
  exampleTitle: 'Teares e livros-razão',
  exampleChange: 'mudou de 10:00 para 10:30 GMT, nova sala: sala Volta',

  // What is known about somebody.
  starredLabel: 'Sessões marcadas',
  starMailsLabel: 'E-mails sobre sessões marcadas',
  starMailsWanted: 'pedidos',
});
