import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The attendee's page.
  pageTitle: 'Como foram as sessões?',
  pageDescription: 'O que achou das sessões',
  pageLead:
    'As suas estrelas e palavras chegam aos organizadores e aos oradores, sem o seu nome. Pode alterá-las.',
  notLetIn: 'As sessões são avaliadas por quem entrou pela porta.',
  nothingYet: 'Assim que uma sessão começar, pode dizer aqui o que achou.',
  starsLegend: 'Estrelas para {title}',
  starsOf: { one: '{count} estrela', other: '{count} estrelas' },
  wordsLabel: 'Nas suas palavras',
  wordsHint: 'Opcional. O que levou consigo, e o que faltou?',
  send: 'Enviar',
  change: 'Alterar',
  given: '{count} de 5',
  saved: 'Obrigado. Recebemos o que enviou.',
  notSent: 'Isto não foi enviado',
  ownHeading: 'Como foram as sessões?',
  ownLead: 'Dê estrelas às sessões em que esteve.',
  ownButton: 'Dizer o que achou',

  // The session's page.
  howToRate: 'Esteve lá?',
  howToRateLead:
    'Diga como foi a partir da página da sua inscrição. A ligação está no e-mail que a confirmou.',

  // The speaker's page.
  speakerHeading: 'O que o público achou',
  averageOf: { one: '{average} de 5, de {count} resposta', other: '{average} de 5, de {count} respostas' },

  // Refusals.
  starsMissing: 'Escolha de uma a cinco estrelas.',
  notThere: 'Esta sessão não pode ser avaliada: ainda não começou, ou já não está no programa.',
  tooMany: 'Foi enviado demasiado a partir desta página.',
  sessionGone: 'Esta sessão não está no programa publicado.',

  // The desk.
  title: 'Opiniões',
  one: 'opinião',
  counted: { one: '{count} resposta', other: '{count} respostas' },
  lead: 'O que os participantes dizem das sessões a partir da sua própria página, depois de começarem. Sem nomes.',
  sessionTitle: 'Sessão',
  begins: 'Início',
  average: 'Média',
  answers: 'Respostas',
  search: 'Procurar por título',
  empty: 'Depois de começarem as sessões de um programa publicado, os participantes podem avaliá-las.',
  words: 'Nas suas palavras',
  noWords: 'Ninguém escreveu nada.',
  stars: 'Estrelas',
  date: 'Data',
  distribution: 'Quantos deram quantas',
  exported: 'as opiniões',
  rightName: 'Opiniões',
  rightAllows: 'Lê o que os participantes acharam das sessões.',
  takes: 'Opiniões: as estrelas e as palavras que dá a uma sessão.',
});
