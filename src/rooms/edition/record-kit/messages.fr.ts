import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  importFile: 'Importer',
  cancel: 'Annuler',
  edition: 'Édition',
});
