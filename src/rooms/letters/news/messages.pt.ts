import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'leitor das novidades',
  counted: { one: '{count} leitor das novidades', other: '{count} leitores das novidades' },
  many: 'Leitores das novidades',
  rightName: 'Leitores das novidades',
  rightAllows: 'Escreve a quem pediu novidades sem se inscrever.',

  // The form.
  email: 'E-mail',
  notDone: 'Não foi possível',
  privacyPolicy: 'Política de privacidade',
  sent: 'Quase pronto: abra a ligação na mensagem que acabámos de lhe enviar.',

  // Where the mail leads.
  wantedTitle: 'Novidades da próxima cimeira',
  wantedLead: 'Prima o botão, e será dos primeiros a saber.',
  doneTitle: 'Será dos primeiros a saber.',
  doneLead: 'Cada mensagem com novidades tem uma ligação para cancelar.',
  sendMeNews: 'Enviem-me novidades',
  linkGone: 'Esta ligação já não leva a lado nenhum.',

  // Answers, and what is kept.
  tooMany: 'Demasiadas pessoas da sua rede pediram novidades.',
  tooManyInAll: 'Demasiadas pessoas pediram novidades.',
  wantedEntry: 'Alguém pediu novidades e confirmou por e-mail',
  language: 'Língua',
  agreedTo: 'Aceitou',
  reasonOfNotice: 'Recebe esta mensagem porque pediu novidades em {site}.',
  takes: 'Notícias: o seu endereço de e-mail e quando as pediu, até lhes pôr fim.',
});
