import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The page.
  description: 'Respostas às perguntas mais frequentes sobre {summit}.',
  lead: 'As perguntas que nos fazem com mais frequência sobre {summit}.',
  ungrouped: 'Em geral',
  empty: 'Ainda não há perguntas respondidas aqui.',
  failed: 'De momento não é possível ler as perguntas. Tente novamente mais tarde.',
  more: 'Tem outra dúvida?',
  contact: 'Escreva-nos',
  title: 'Perguntas e respostas',
  one: 'pergunta',
  question: 'Pergunta',
  answer: 'Resposta',
});
