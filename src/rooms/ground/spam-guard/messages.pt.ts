import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The server: service.
  failed: 'A verificação contra spam não funcionou. Envie o formulário novamente.',
  tooMany: 'Foram enviados demasiados formulários a partir da sua rede.',
  pleaseWait:
    'O seu navegador tem o JavaScript desligado, por isso a nossa verificação contra spam é uma curta espera. Nada do que escreveu se perdeu: envie o formulário novamente dentro de {seconds} segundos.',
});
