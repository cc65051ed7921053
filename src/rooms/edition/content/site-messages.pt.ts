import { translation } from '#platform/contract/message.ts';
import type * as say from './site-messages.ts';

export const messages = translation<typeof say>({
  missing: 'Preencha este campo.',
  textTooLong: 'Use no máximo {most} caracteres.',
  yes: 'sim',
  no: 'não',
});
