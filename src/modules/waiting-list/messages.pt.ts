import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  many: 'Lista de espera',

  // Waiting form.
  registrationFailed: 'A inscrição falhou',
  sendFailed: 'Ocorreu um erro durante a inscrição',
  howManyPlaces: 'Quantos lugares?',
  joinWaitingList: 'Entrar na lista de espera',
  joining: 'A entrar…',
  notJoined: 'Não está na lista',

  // Waiting list screen.
  places: { one: '{count} lugar', other: '{count} lugares' },

  // Waiting page.
  acceptedLead: 'A ligação no e-mail sobre a sua inscrição leva à sua própria página, com o seu bilhete.',
  endedLead: 'A oferta terminou, porque ninguém a aceitou a tempo.',
  leftLead: 'Já não está na lista de espera.',
  description: 'O seu lugar na lista de espera',
  youreRegistered: 'A sua inscrição está feita.',
  room: 'Há lugar para si, {name}.',
  firstInLine: 'É a primeira pessoa da lista.',
  notDone: 'Não foi possível fazê-lo',
  leaveWaitingList: 'Sair da lista de espera',
  fullName: 'Nome completo',
  role: 'Função',
  email: 'E-mail',
  ofPerson: '{label} da pessoa {number}',
  companionsLead: 'Quem vem consigo? Deixe vazio o que não precisar.',
  personNumber: 'Pessoa {number}',

  // When full.
  whenFullLead: 'Entre na lista de espera: escrevemos-lhe assim que houver um lugar.',

  // What is wrong with a form.
  waitingState: 'À espera',
  offeredState: 'Tem uma oferta',
  endedState: 'Oferta terminada',
  leftState: 'Saiu',

  // The server: accept.
  offerOver: 'Esta oferta terminou.',

  // Answers of calls.
  offList: '{fullname} já não está na lista.',

  // The server: join.
  alreadyWaiting: 'Este endereço de e-mail já está na lista de espera.',
  listFull: 'A lista de espera está cheia.',

  // The server: magic link pages.
  linkGone: 'Esta ligação já não leva a lado nenhum.',

  // The server: service.
  entryGone: 'Esta entrada já não está na lista de espera.',
  sizeInvalid: 'Escolha um número de 1 a {most}.',
  acceptedState: 'Aceite',
  joined:
    'Está na lista de espera. Escrevemos-lhe assim que houver um lugar, e guardamo-lo para si durante algum tempo.',
  keptForYou: {
    one: '{count} lugar está guardado para si até {until}.',
    other: '{count} lugares estão guardados para si até {until}.',
  },
  thereBefore: { one: 'Há {count} pessoa antes de si.', other: 'Há {count} pessoas antes de si.' },
  fewerFree: {
    one: '{count} lugar está livre agora, menos do que os {size} por que espera. Para o ocupar, saia da lista e inscreva-se.',
    other:
      '{count} lugares estão livres agora, menos do que os {size} por que espera. Para ocupar alguns, saia da lista e inscreva-se.',
  },
  takePlaces: { one: 'Ocupar o lugar', other: 'Ocupar os lugares' },

  // The record of activity.
  triedTooOften: 'Houve demasiadas tentativas.',
  personalState: 'Estado',
  personalPlaces: 'Lugares',
  personalNews: 'Novidades',
});
