import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  alreadyRegistered: 'Este endereço de e-mail já está inscrito.',

  // What is wrong with a form.
  companyHint: 'Para os descontos de grupo, «Acme» e «ACME Ltd.» contam como uma só empresa.',
  noticeQuestion: 'Como soube da cimeira?',

  // Registration form.
  refusedHeading: 'A inscrição falhou',
  sendFailed: 'Ocorreu um erro durante a inscrição',
  formLabel: 'Inscrição',
  register: 'Inscrever-se',
  registering: 'A inscrever…',

  // Registration page.
  questions: 'Dúvidas? <link>Escreva-nos</link>',

  // The server: desk handlers.
  registered: '{name} está inscrito.',

  // The server: own.
  isCancelled: 'Esta inscrição está cancelada.',

  // The server: registrar.
  alreadyRegisteredNamed: '{email} já está inscrito.',
});
