import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'patrocinador',
  counted: { one: '{count} patrocinador', other: '{count} patrocinadores' },
  many: 'Patrocinadores e parceiros',
  edition: 'Edição',
  addMenu: 'Adicionar patrocinador ou parceiro',
  listMenu: 'Ver patrocinadores e parceiros',
  titleMissing: 'Escolha um tipo de pacote.',
  logoMissing: 'Escolha um logótipo.',
  nameMissing: 'Introduza o nome.',
  taken: 'Já existe um patrocinador ou parceiro com este nome.',
  name: 'Nome',
  packageType: 'Tipo de pacote',
  website: 'Site',

  // Add sponsor screen.
  add: 'Adicionar patrocinador ou parceiro',
  cancel: 'Cancelar',
  unexpected: 'Ocorreu um erro inesperado.',

  // Sponsor card.
  logoOf: 'Logótipo de {name}',
  visitWebsite: 'Visitar o site<hidden> de {name} (abre num novo separador)</hidden>',

  // What is wrong with a form.
  choosePackageType: 'Escolher um tipo de pacote',
  nameHint: 'Se o omitir, é usado o nome do ficheiro do logótipo.',
  logo: 'Logótipo',

  // Sponsors page.
  readFailed: 'Não foi possível ler os patrocinadores',
  tryAgain: 'Erro ao carregar os patrocinadores. Tente novamente mais tarde.',

  // Sponsors screen.
  title: 'Título',
  countedSponsors: { one: '{count} patrocinador ou parceiro', other: '{count} patrocinadores e parceiros' },
  deleteQuestion: {
    one: 'Eliminar este patrocinador ou parceiro?',
    other: 'Eliminar estes {count} patrocinadores e parceiros?',
  },
  orderTitle: 'Ordem dos patrocinadores e parceiros',
  deleteFailed: 'Erro ao eliminar o patrocinador ou parceiro',
  importFile: 'Importar',
  search: 'Procurar por título ou nome',
  addFirst: '<add>Adicione o primeiro patrocinador ou parceiro</add> ou <list>importe uma lista</list>.',

  // Update sponsor screen.
  updateTitle: 'Atualizar patrocinador ou parceiro',
  update: 'Atualizar patrocinador ou parceiro',

  // Answers of calls.
  added: 'Patrocinador adicionado.',
  saved: 'Patrocinador guardado.',
  deleted: '{name}: eliminado.',
  ordered: 'Ordem dos patrocinadores guardada.',

  // The server: service.
  gone: 'Este patrocinador já não existe.',
  addedEntry: 'Adicionou {name} ({title})',
  updatedEntry: 'Atualizou {name} ({title})',
  deletedEntry: 'Eliminou {name} ({title})',
  restoredEntry: 'Repôs {name} ({title})',
  orderedEntry: 'Mudou a ordem dos patrocinadores',
  logoHint: 'SVG, PNG, JPEG, WebP ou AVIF, até {most}.',
  otherLogoHint: 'SVG, PNG, JPEG, WebP ou AVIF, até {most}. Deixe vazio para manter o logótipo atual.',
  websiteInvalid: 'Introduza um endereço, por exemplo https://example.org.',
  rightName: 'Patrocinadores',
  rightAllows: 'Adiciona, altera, ordena, importa e elimina patrocinadores e parceiros.',

  // Home page.
  titleSponsor: 'Patrocinadores',
  titlePartners: 'Parceiros',
  titleMediaPartner: 'Parceiros de comunicação',
  titlePreviousPartner: 'Parceiros anteriores',
  homeFigure: {
    one: '<number>{count}</number> patrocinador ou parceiro',
    other: '<number>{count}</number> patrocinadores e parceiros',
  },
  language: 'Língua',
  sponsor: 'Patrocinador',
  contact: 'Contacto',
  contactName: 'Nome do contacto',
  contactEmail: 'E-mail do contacto',
  contactHint: 'Só para lhe escrever: nenhuma página o mostra.',
  contactEmailMissing: 'Indique também o endereço de e-mail do contacto.',
  contacts: 'Contactos dos patrocinadores',
  oneContact: 'contacto de um patrocinador',
  reasonOfMailing: 'Recebe esta mensagem porque a sua organização é patrocinadora ou parceira em {site}.',
  countedContacts: {
    one: '{count} contacto de um patrocinador',
    other: '{count} contactos de patrocinadores',
  },
  takes: 'Patrocinadores: nome e endereço de e-mail de quem contactamos.',
});
