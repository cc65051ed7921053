import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The drawing.
  noThreads: 'Le métier est monté. La première inscription tissera le premier fil.',
  threads: { one: '1 fil, pour la première inscription', other: '{threads} fils, un par inscription' },
  threadsTogether: '{threads} fils, un par inscription ; {each} réunis dans chaque rang',

  // Somebody's own thread.
  yours: 'Le vôtre est le {ordinal} fil.',
  yoursLead:
    'Il est tissé dans l’étoffe du sommet avec ceux de tous les autres. Personne d’autre que vous ne sait lequel c’est.',
  yoursInCloth: 'L’étoffe du sommet, avec votre fil en lumière',
});
