import { translation } from '#platform/contract/message.ts';
import type * as say from './mail-messages.ts';

export const messages = translation<typeof say>({
  mailWhen: 'Quand',
  mailBrowser: 'Navigateur',
  unknownBrowser: 'Un navigateur inconnu',
  browserOnSystem: '{browser} sur {system}',
});
