import { translation } from '#platform/contract/message.ts';
import type * as say from './screen-messages.ts';

export const messages = translation<typeof say>({
  title: '{room} : maintenant et ensuite',
  allRooms: 'Toutes les salles',
  now: 'Maintenant',
  nextAt: 'Ensuite, {time}',
  begins: 'Commence le {day}, {time}',
  minutesLeft: { one: 'encore {count} minute', other: 'encore {count} minutes' },
  inMinutes: { one: 'dans {count} minute', other: 'dans {count} minutes' },
  nothingNow: 'Rien n’a lieu ici en ce moment.',
  over: 'C’était tout. Merci d’être venus.',
  cutOff: 'Sans connexion depuis {moment}. Voici le programme tel qu’il était alors.',
  noRoom: 'Cette salle n’existe pas.',
});
