import { mailTranslation } from '#rooms/mail/contract.ts';
import type { programmeMails } from './mails.ts';

export const mails = mailTranslation<typeof programmeMails>({
  speakerSessions: {
    label: 'Sessions d’un intervenant',
    lead: 'Aux intervenants qui ont une adresse, quand ce qui a été publié change quelque chose pour eux.',
    subject: 'Vos sessions : {summit}',
    heading: 'À propos de vos sessions, {name}.',
    opening: ['Voici ce que nous venons de publier sur les sessions auxquelles vous participez.'],
    closing: ['Si un horaire ne vous convient pas, répondez à ce message dès que possible.'],
    button: 'Voir le programme',
    reason:
      'Vous recevez ce message parce que vous figurez au programme, dont les organisateurs ont cette adresse : {summit}.',
  },
  starredSessions: {
    label: 'Changement d’une session retenue',
    lead: 'Aux participants qui l’ont demandé, quand une session retenue est déplacée, annulée ou a finalement lieu.',
    subject: 'Une session que vous avez retenue a changé : {summit}',
    heading: 'Votre programme a changé, {name}.',
    opening: ['Voici ce que nous venons de publier sur des sessions que vous avez retenues.'],
    closing: [
      'Pour ne plus recevoir ces messages, ouvrez votre programme depuis la page de votre inscription.',
    ],
    button: 'Voir le programme',
    reason:
      'Vous recevez ce message parce que vous avez retenu une session sur {site} et demandé à être averti des changements.',
  },
});
