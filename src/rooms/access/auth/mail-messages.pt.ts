import { translation } from '#platform/contract/message.ts';
import type * as say from './mail-messages.ts';

export const messages = translation<typeof say>({
  mailWhen: 'Quando',
  mailBrowser: 'Navegador',
  unknownBrowser: 'Um navegador desconhecido',
  browserOnSystem: '{browser} em {system}',
});
