import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'artigo',
  counted: { one: '{count} artigo', other: '{count} artigos' },
  deleteQuestion: { one: 'Eliminar este artigo?', other: 'Eliminar estes {count} artigos?' },
  many: 'Artigos',
  addPost: 'Adicionar artigo',
  tooManyTags: 'Use no máximo {most} etiquetas.',
  tagTooLong: 'Use no máximo {most} caracteres por etiqueta.',
  notAPicture: 'Isto não é o nome de uma imagem.',
  stateMissing: 'Escolha rascunho ou publicado.',
  titleMissing: 'Introduza o título.',
  slugInvalid: 'Use minúsculas, algarismos e hífenes, por exemplo o-que-medir.',
  publishDateInvalid: 'Introduza uma data e uma hora.',

  // Adjacent posts.
  previousPost: 'Artigo anterior',
  nextPost: 'Artigo seguinte',
  morePosts: 'Mais artigos',

  // Blog list page.
  listTitle: 'O nosso blogue',
  empty: 'Nenhum artigo encontrado',
  emptyLead: 'Volte mais tarde ou veja outras categorias',
  backHome: 'Voltar ao início',

  // Blog post page.
  notFound: 'Artigo não encontrado.',
  readFailed: 'Não foi possível ler o artigo. Tente novamente mais tarde.',
  blog: 'Blogue',
  feedTitle: '{name}: blogue',
  allPosts: 'Todos os artigos',

  // Category links.
  categories: 'Categorias',

  // Add post screen.
  startWriting: 'Começar a escrever',
  cancel: 'Cancelar',
  title: 'Título',
  titleHint: 'Pode ser alterado a qualquer momento.',

  // Category field.
  category: 'Categoria',
  loading: 'A carregar…',
  noCategory: 'Sem categoria',
  categoriesFailed: 'Não foi possível ler as categorias. {error}',
  addFirstCategory: 'Adicionar a primeira categoria',

  // Cover field.
  coverPicture: 'Imagem de capa',
  change: 'Mudar',
  choosePicture: 'Escolher uma imagem',
  remove: 'Retirar',
  setCover: 'Definir a capa',

  // Draft keeper.
  thereNoConnection: 'Não há ligação.',
  signedOut: 'A sua sessão terminou.',

  // Draft note.
  foundText:
    '<strong>Este navegador tem um texto que não foi enviado</strong>, de {at}. O artigo foi alterado desde então.',
  keepFound: 'Pô-lo entre as versões',
  restoredText: 'Isto é o que tinha escrito, reposto a partir deste navegador.',
  discard: 'Voltar ao artigo guardado',

  // Draft status.
  keeping: 'A guardar o que escreve…',
  waits: '{why} O que escreveu está guardado neste navegador, e será enviado.',
  didntWork: 'Isto não funcionou',
  conflict:
    '<strong>{why}</strong> O que escreveu aqui está guardado neste navegador. O texto com que não continuar fica entre as versões.',
  goOnWithMine: 'Continuar com o meu',
  showTheirs: 'Mostrar o outro texto',

  // Post details.
  draft: 'Rascunho',
  published: 'Publicado',
  publish: 'Publicar',
  details: 'Detalhes',
  state: 'Estado',
  dateTime: 'Data e hora',
  publishAtHint:
    'No fuso {zone}. Vazio, o artigo surge ao ser guardado; com uma hora futura, surge sozinho nessa altura.',
  tags: 'Etiquetas',
  tagsHint: 'Separadas por vírgulas.',
  author: 'Autor',
  excerpt: 'Excerto',
  excerptHint: 'Para listas e ligações partilhadas. Vazio, mostram como o texto começa.',
  address: 'Endereço',
  seeWebsite: 'Ver no site',

  // Post form.
  save: 'Guardar',
  text: 'Texto',
  content: 'Conteúdo',

  // Post versions screen.
  versionsOf: 'Versões de {title}',
  versions: 'Versões',
  backPost: 'Voltar ao artigo',
  noVersions: 'Ainda não há versões. Cada vez que o artigo é guardado, fica uma.',
  versionsLabel: 'Versões, da mais recente para a mais antiga',
  version: 'Versão {number}',
  somebody: 'Alguém',
  whatChanged: 'O que a versão {number} mudou',
  firstVersion: 'Versão {number}, a primeira guardada',
  bringBackFailed: 'Não foi possível repor a versão',
  bringBack: 'Repor',
  bringBackTitle: 'Repor a versão {number}?',
  seenAtOnce: 'Os visitantes veem-na de imediato.',

  // Posts screen.
  scheduled: 'Agendado',
  changed: 'Alterado',
  deleteFailed: 'Erro ao eliminar o artigo',
  search: 'Procurar por título, autor ou etiqueta',
  writeFirstPost: 'Escrever o primeiro artigo',

  // Update post screen.
  updatePost: 'Atualizar artigo',

  // Version difference.
  noTextChanged: 'Só mudou o que não é texto, como a categoria ou a imagem de capa.',
  onlyFormatting: 'Só mudaram a formatação, as imagens ou as ligações.',

  // Post card.
  readMore: 'Ler mais<hidden>: {title}</hidden>',

  // Post view.
  breadcrumb: 'Navegação estrutural',
  home: 'Início',
  blogs: 'Blogue',
  bylineUnnamed: '<time>{date}</time><length>{minutes} min de leitura</length>',
  byline: '<time>{date}</time> · Por {author}<length>{minutes} min de leitura</length>',
  byAuthor: 'Por {author}',
  relatedArticle: 'Artigos relacionados',
  noRelated: 'Nenhum artigo relacionado',
  onThisPage: 'Nesta página',

  // Share links.
  shareArticle: 'Partilhar este artigo',

  // The server: desk handlers.
  draftSaved: 'Rascunho guardado.',
  postScheduled: 'Artigo agendado.',
  postPublished: 'Artigo publicado.',
  postAdded: 'Artigo adicionado.',
  deleted: '{name}: eliminado.',
  draftKept: 'Guardado.',
  isAsSaved: 'O artigo está como foi guardado.',
  otherWindowNote: 'Escrito noutra janela',
  keptVersionEntry: 'Guardou uma versão do artigo {title}',
  keptVersion: 'Guardado como versão.',
  versionBroughtBack: 'Versão reposta.',

  // The server: drafts.
  savedElsewhere: 'Este artigo foi entretanto guardado noutra janela.',
  writtenElsewhere: '{name} também escreveu neste artigo, em {date}.',
  discardedEntry: 'Descartou o que tinha sido escrito no artigo {title}',
  notSavedNote: 'Escrito, mas não guardado',

  // The server: export file.
  exported: 'os artigos',

  // The server: module.
  titleDeleted: '{title}, eliminado',
  notSavedYet: 'ainda não guardado',
  versionNumber: 'versão {number}',
  untitled: 'Sem título',

  // The server: read posts.
  gone: 'Este artigo já não existe.',

  // The server: service.
  contentMissing: 'Escreva algo antes de o publicar.',
  addedEntry: 'Adicionou o artigo {title}',
  broughtBackEntry: 'Repôs a versão {number} do artigo {title}',
  pictureGone: 'Esta imagem já não existe. Escolha outra.',
  deletedEntry: 'Eliminou o artigo {title}',
  restoredEntry: 'Repôs o artigo {title}',

  // The server: slugs.
  slugTaken: 'Outro artigo tem ou teve este endereço. Escolha outro.',

  // The server: versions.
  firstNote: 'Como estava antes',
  versionGone: 'Esta versão já não existe.',
  noBlog: 'Nenhum artigo encontrado.',
  typedBy: 'Escrito em {date} por {name}, ainda não guardado.',
  somebodyElse: 'alguém',
  presentStays: 'O texto atual fica entre as versões.',

  // The record of activity.
  savedDraftEntry: 'Guardou o rascunho do artigo {title}',
  scheduledEntry: 'Agendou o artigo {title}',
  publishedEntry: 'Publicou o artigo {title}',
  date: 'Data',
  kept: 'Guardado às {time}, ainda não guardado no artigo',
  updatedEntry: 'Atualizou o artigo {title}',
  rightName: 'Artigos',
  rightAllows: 'Escreve artigos e as suas categorias, com rascunhos e versões, e publica-os.',

  // Home page.
  posts: 'Artigos',
  afterwards: 'Para ler depois',
  coverAlt: 'A imagem de capa em palavras',
});
