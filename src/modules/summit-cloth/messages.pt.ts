import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The drawing.
  noThreads: 'O tear está montado. A primeira inscrição tece o primeiro fio.',
  threads: { one: '1 fio, da primeira inscrição', other: '{threads} fios, um por cada inscrição' },
  threadsTogether: '{threads} fios, um por cada inscrição; {each} juntos em cada linha',

  // Somebody's own thread.
  yours: 'O seu é o {ordinal} fio.',
  yoursLead: 'Entrou no tecido da cimeira com os de todos os outros. Ninguém além de si sabe qual é.',
  yoursInCloth: 'O tecido da cimeira, com o seu fio iluminado',
});
