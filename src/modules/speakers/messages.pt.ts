import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  many: 'Oradores',
  category: 'Categoria',
  fullName: 'Nome completo',
  designation: 'Função',
  company: 'Empresa',
  country: 'País',
  description: 'Apresentação',

  // Speaker card.
  portrait: 'Retrato de {fullname}',
  viewProfile: 'Ver o perfil<hidden> de {fullname}</hidden>',

  // What is wrong with a form.
  categoriesFailed: 'Não foi possível ler as categorias. Tente novamente mais tarde.',
  loading: 'A carregar…',
  noCategory: 'Sem categoria',

  // Speaker page.
  allSpeakers: 'Todos os oradores',
  speaker: 'Orador',

  // Roles.
  keynoteAddress: 'Discurso principal',
  speakerRole: 'Orador',
  moderator: 'Moderação',
  panelist: 'Participante no painel',

  // Answers of calls.
  count: 'Oradores: {totalSpeaker}.',

  // The server: listed speakers.
  gone: 'Este orador já não existe.',

  // The server: speaker row.
  pictureHint: 'JPEG, PNG, WebP ou AVIF, até {most}.',
  otherPictureHint: 'JPEG, PNG, WebP ou AVIF, até {most}. Deixe vazio para manter a imagem atual.',
  otherSpeakers: 'Outros oradores',
  readFailed: 'Não foi possível ler os dados dos oradores. Tente novamente mais tarde.',
});
