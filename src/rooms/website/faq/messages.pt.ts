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

  // The desk.
  title: 'Perguntas e respostas',
  one: 'pergunta',
  counted: { one: '{count} pergunta', other: '{count} perguntas' },
  deleteOne: { one: 'Eliminar esta pergunta?', other: 'Eliminar estas {count} perguntas?' },
  group: 'Grupo',
  groupHint: 'O título sob o qual surge, por exemplo «Como chegar».',
  question: 'Pergunta',
  answer: 'Resposta',
  questionMissing: 'Introduza a pergunta',
  answerMissing: 'Introduza a resposta',
  taken: 'Esta pergunta já existe.',
  gone: 'Esta pergunta já não existe.',
  added: 'Pergunta adicionada.',
  saved: 'Pergunta guardada.',
  deleted: '{name} eliminada.',
  orderTitle: 'Ordem das perguntas',
  ordered: 'Ordem das perguntas guardada.',
  addTitle: 'Adicionar pergunta',
  updateTitle: 'Atualizar pergunta',
  search: 'Procurar por pergunta, resposta ou grupo',
  deleteFailed: 'Erro ao eliminar a pergunta',
  addFirst: '<add>Adicione a primeira pergunta</add>, <list>importe uma lista</list>.',
  createdEntry: 'Adicionou a pergunta {name}',
  updatedEntry: 'Atualizou a pergunta {name}',
  deletedEntry: 'Eliminou a pergunta {name}',
  restoredEntry: 'Repôs a pergunta {name}',
  orderedEntry: 'Mudou a ordem das perguntas',
  exported: 'as perguntas',
});
