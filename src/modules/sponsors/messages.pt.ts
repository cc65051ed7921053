import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  many: 'Patrocinadores e parceiros',
  name: 'Nome',
  packageType: 'Tipo de pacote',
  website: 'Site',

  // Sponsor card.
  logoOf: 'Logótipo de {name}',
  visitWebsite: 'Visitar o site<hidden> de {name} (abre num novo separador)</hidden>',

  // Sponsors page.
  readFailed: 'Não foi possível ler os patrocinadores',
  tryAgain: 'Erro ao carregar os patrocinadores. Tente novamente mais tarde.',
});
