import { translation } from '#platform/contract/message.ts';
import type * as say from './site-messages.ts';

export const messages = translation<typeof say>({
  missing: 'Veuillez remplir ce champ.',
  textTooLong: 'Veuillez utiliser {most} caractères au plus.',
  yes: 'oui',
  no: 'non',
});
