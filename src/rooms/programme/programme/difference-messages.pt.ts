import { translation } from '#platform/contract/message.ts';
import type * as say from './difference-messages.ts';

export const messages = translation<typeof say>({
  // What visitors and speakers are told of a session; each is a whole sentence.
  added: 'novo: {when}',
  addedIn: 'novo: {when}, {room}',
  cancelled: 'cancelado',
  removed: 'retirado do programa',
  restored: 'realiza-se afinal: {when}',
  restoredIn: 'realiza-se afinal: {when}, {room}',
  moved: 'mudou de {from} para {to}',
  movedIn: 'mudou de {from} para {to}, nova sala: {room}',
  room: 'nova sala: {room}',
  everywhere: 'agora em todas as salas',
  ends: 'novo fim: {to} em vez de {from}',
  renamed: 'chamava-se «{before}»',

  // What else differs on the page.
  people: 'outras pessoas ou funções',
  page: 'outros detalhes na sua página',
  around: 'Salas, percursos ou tipos',
  aroundText: 'outros nomes ou cores',

  // When a session is.
  onDay: '{day} às {time}',

  // For speakers.
  theirs: 'Está nesta sessão: {when}',
  theirsIn: 'Está nesta sessão: {when}, {room}',
  notTheirs: 'Já não está nesta sessão.',
});
