import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
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
  allPosts: 'Todos os artigos',

  // Category links.
  categories: 'Categorias',

  // Category field.
  category: 'Categoria',
  loading: 'A carregar…',

  // Post card.
  readMore: 'Ler mais<hidden>: {title}</hidden>',

  // Post view.
  breadcrumb: 'Navegação estrutural',
  home: 'Início',
  blogs: 'Blogue',
  byline: '<time>{date}</time> · Por {author}<length>{minutes} min de leitura</length>',
  relatedArticle: 'Artigos relacionados',
  noRelated: 'Nenhum artigo relacionado',
  onThisPage: 'Nesta página',

  // Share links.
  shareArticle: 'Partilhar este artigo',

  // The server: versions.
  noBlog: 'Nenhum artigo encontrado.',
});
