import { translation } from '#platform/contract/message.ts';
import type * as say from './difference-messages.ts';

export const messages = translation<typeof say>({
  // What visitors and speakers are told of a session; each is a whole sentence.
  added: 'nouveau : {when}',
  addedIn: 'nouveau : {when}, {room}',
  cancelled: 'annulé',
  removed: 'retiré du programme',
  restored: 'a lieu finalement : {when}',
  restoredIn: 'a lieu finalement : {when}, {room}',
  moved: 'déplacé de {from} à {to}',
  movedIn: 'déplacé de {from} à {to}, nouvelle salle : {room}',
  room: 'nouvelle salle : {room}',
  everywhere: 'désormais dans toutes les salles',
  ends: 'nouvelle fin : {to} au lieu de {from}',
  renamed: 's’appelait « {before} »',

  // What else differs on the page.
  people: 'autres personnes ou rôles',
  page: 'autres détails sur sa page',
  around: 'Salles, parcours ou types',
  aroundText: 'autres noms ou couleurs',

  // When a session is.
  onDay: '{day} à {time}',

  // For speakers.
  theirs: 'Vous êtes dans cette session : {when}',
  theirsIn: 'Vous êtes dans cette session : {when}, {room}',
  notTheirs: 'Vous n’êtes plus dans cette session.',
});
