import { translation } from '#platform/contract/message.ts';
import type * as say from './site-messages.ts';

export const messages = translation<typeof say>({
  pictureMissing: 'Escolha uma imagem.',
});
