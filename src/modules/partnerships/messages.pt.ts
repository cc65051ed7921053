import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  packageMissing: 'Escolha um pacote',
  packageHeading: 'Pacote',

  // What is wrong with a form.
  noticeQuestion: 'Como soube da cimeira?',

  // Partnership form.
  refusedHeading: 'O pedido falhou',
  sendFailed: 'Ocorreu um erro ao enviar o seu pedido',
  formLabel: 'Pedido de parceria',
  sendRequest: 'Enviar pedido',
  sending: 'A enviar…',

  // Partnership page.
  packages: 'Os pacotes',
  soldOut: 'Esgotado',
  packagesLink: 'Ver o que inclui cada pacote',

  // The server: service.
  packageSoldOut: '{name} está esgotado. Escolha outro pacote.',
});
