import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'orador',
  counted: { one: '{count} orador', other: '{count} oradores' },
  deleteQuestion: { one: 'Eliminar este orador?', other: 'Eliminar estes {count} oradores?' },
  many: 'Oradores',
  edition: 'Edição',
  addSpeaker: 'Adicionar orador',
  firstName: 'Primeiro nome',
  lastName: 'Apelido',
  lastNameFirst: 'Apelido, primeiro nome',
  roleMissing: 'Escolha a função no evento.',
  chooseRole: 'Escolher uma função',
  countryUnknown: 'Escolha um país da lista.',
  chooseCountry: 'Escolher um país',
  title: 'Título',
  category: 'Categoria',
  askedCategory: 'Categorias',
  fullName: 'Nome completo',
  askedName: 'Nome completo',
  nameHeading: 'Nome',
  designation: 'Função',
  eventRole: 'Função no evento',
  eventRoleHeading: 'Função no evento',
  company: 'Empresa',
  country: 'País',
  description: 'Apresentação',
  titleMissing: 'Escolha um título.',
  descriptionMissing: 'Introduza uma apresentação.',
  nameMissing: 'Introduza o nome completo.',
  designationMissing: 'Introduza a função.',
  companyMissing: 'Introduza a empresa.',
  pictureMissing: 'Escolha uma imagem.',
  taken: 'Este orador já existe.',

  // Add speaker screen.
  cancel: 'Cancelar',

  // Speaker card.
  portrait: 'Retrato de {fullname}',
  viewProfile: 'Ver o perfil<hidden> de {fullname}</hidden>',

  // What is wrong with a form.
  categoriesFailed: 'Não foi possível ler as categorias. Tente novamente mais tarde.',
  picture: 'Imagem',
  chooseTitle: 'Escolher um título',
  loading: 'A carregar…',
  noCategory: 'Sem categoria',

  // Speaker page.
  allSpeakers: 'Todos os oradores',
  speaker: 'Orador',

  // Speaker preview.
  previewTitle: 'No site',

  // Speakers screen.
  deleteFailed: 'Erro ao eliminar o orador',
  importFile: 'Importar',
  search: 'Procurar por nome completo',
  addFirst: '<add>Adicione o primeiro orador</add> ou <list>importe uma lista</list>.',

  // Update speaker screen.
  updateSpeaker: 'Atualizar orador',

  // Roles.
  keynoteAddress: 'Discurso principal',
  speakerRole: 'Orador',
  moderator: 'Moderação',
  panelist: 'Participante no painel',

  // Answers of calls.
  count: 'Oradores: {totalSpeaker}.',
  added: 'Orador adicionado.',
  saved: 'Orador guardado.',
  deleted: '{name}: eliminado.',
  orderTitle: 'Ordem dos oradores',
  ordered: 'Ordem dos oradores guardada.',

  // The server: listed speakers.
  gone: 'Este orador já não existe.',

  // The server: service.
  addedEntry: 'Adicionou {name} ({company}): {role}',
  updatedEntry: 'Atualizou o orador {name}',
  deletedEntry: 'Eliminou o orador {fullname}',
  restoredEntry: 'Repôs o orador {fullname}',
  orderedEntry: 'Mudou a ordem dos oradores',

  // The server: speaker row.
  formattingDescription: 'Formatação da apresentação',
  pictureHint: 'JPEG, PNG, WebP ou AVIF, até {most}.',
  otherPictureHint: 'JPEG, PNG, WebP ou AVIF, até {most}. Deixe vazio para manter a imagem atual.',
  otherSpeakers: 'Outros oradores',
  readFailed: 'Não foi possível ler os dados dos oradores. Tente novamente mais tarde.',
  rightName: 'Oradores',
  rightAllows: 'Adiciona, altera, ordena, importa e elimina oradores e as suas categorias.',

  // Home page.
  homeFigure: { one: '<number>{count}</number> orador', other: '<number>{count}</number> oradores' },
  takes: 'Oradores: nome, empresa, função, país, fotografia e apresentação, que são públicos.',
});
