import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'entrada na lista de espera',
  counted: { one: '{count} entrada na lista de espera', other: '{count} entradas na lista de espera' },
  many: 'Lista de espera',

  // Waiting form.
  registrationFailed: 'A inscrição falhou',
  sendFailed: 'Ocorreu um erro durante a inscrição',
  howManyPlaces: 'Quantos lugares?',
  joinWaitingList: 'Entrar na lista de espera',
  joining: 'A entrar…',
  notJoined: 'Não está na lista',

  // Waiting list screen.
  notChanged: 'Não foi possível alterar.',
  deskLead:
    'Um lugar que fica livre é oferecido à primeira pessoa cujo número de lugares caiba. Até lá, mais ninguém o pode ocupar.',
  empty:
    'Ninguém espera. Quando todos os lugares estiverem ocupados, a página de inscrição oferece a lista de espera.',
  places: { one: '{count} lugar', other: '{count} lugares' },
  putFirst: 'Pôr em primeiro',
  putLast: 'Pôr em último',
  search: 'Procurar por nome ou e-mail',
  turnHeading: 'Ordem',
  untilHeading: 'Guardado até',
  dateHeading: 'Data',
  from: 'De',
  to: 'Até',
  consentText: 'Texto de consentimento',
  removeQuestion: {
    one: 'Retirar esta entrada da lista de espera?',
    other: 'Retirar estas {count} entradas da lista de espera?',
  },
  offerEnds: {
    one: 'O lugar guardado para {fullname} passa para outros.',
    other: 'Os {count} lugares guardados para {fullname} passam para outros.',
  },
  offeredNext: {
    one: 'O lugar é oferecido por e-mail a quem espera.',
    other: 'São oferecidos lugares por e-mail a {count} pessoas que esperam.',
  },
  exported: 'a lista de espera',

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
  companionsLead: 'Quem vem consigo? Deixe vazios os campos de quem não vem.',
  personNumber: 'Pessoa {number}',

  // When full.

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
  summitOver: 'Esta cimeira terminou.',
  listFull: 'A lista de espera está cheia.',

  // The server: magic link pages.
  linkGone: 'Esta ligação já não leva a lado nenhum.',

  // The server: service.
  entryGone: 'Esta entrada já não está na lista de espera.',
  sizeInvalid: 'Escolha um número de 1 a {most}.',
  acceptedState: 'Aceite',
  joined:
    'Está na lista de espera. Escrevemos-lhe assim que houver um lugar, e guardamo-lo para si durante algum tempo.',
  nowFirst: '{fullname} está agora em primeiro.',
  nowLast: '{fullname} está agora em último.',
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
  acceptedEntry: '{fullname} aceitou',
  registeredEntry: '{fullname} ({company}) inscreveu-se a partir da lista de espera',
  waitsEntry: {
    one: '{fullname} ({company}) espera por um lugar',
    other: '{fullname} ({company}) espera por {count} lugares',
  },
  offeredEntry: { one: 'Ofereceu um lugar a {fullname}', other: 'Ofereceu {count} lugares a {fullname}' },
  offerEndedEntry: 'A oferta a {fullname} terminou',
  leftEntry: '{fullname} saiu da lista de espera',
  putFirstEntry: 'Pôs {fullname} em primeiro na lista de espera',
  putLastEntry: 'Pôs {fullname} em último na lista de espera',
  triedTooOften: 'Houve demasiadas tentativas.',
  personalState: 'Estado',
  personalPlaces: 'Lugares',
  personalNews: 'Novidades',

  // The menu.
  peopleWait: { one: '{count} pessoa espera', other: '{count} pessoas esperam' },
  rightName: 'Lista de espera',
  rightAllows: 'Lê quem espera, move e retira essas pessoas.',
  waitFor: {
    one: '{count} pessoa espera por {places}, {offered} com oferta.',
    other: '{count} pessoas esperam por {places}, {offered} com oferta.',
  },
  reasonOfNotice: 'Recebe esta mensagem porque está na lista de espera em {site}.',
  waitForNoneOffered: {
    one: '{count} pessoa espera por {places}, nenhum oferecido.',
    other: '{count} pessoas esperam por {places}, nenhum oferecido.',
  },
  removedEntry: 'Retirou {fullname} ({company}) da lista de espera',
  restoredEntry: 'Repôs {fullname} ({company}) na lista de espera',
  takes: 'Lista de espera: os mesmos dados e quantos lugares espera.',
});
