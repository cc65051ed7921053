import { translation } from '#platform/contract/message.ts';
import type * as say from './screen-messages.ts';

export const messages = translation<typeof say>({
  title: '{room}: agora e a seguir',
  allRooms: 'Todas as salas',
  now: 'Agora',
  nextAt: 'A seguir, {time}',
  begins: 'Começa: {day}, {time}',
  minutesLeft: { one: 'mais {count} minuto', other: 'mais {count} minutos' },
  inMinutes: { one: 'dentro de {count} minuto', other: 'dentro de {count} minutos' },
  nothingNow: 'De momento nada acontece aqui.',
  over: 'Foi tudo. Obrigado por terem vindo.',
  cutOff: 'Sem ligação desde {moment}. Este é o programa tal como estava então.',
  noRoom: 'Esta sala não existe.',
});
