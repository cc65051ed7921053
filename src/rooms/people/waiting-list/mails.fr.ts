import { mailTranslation } from '#rooms/mail/contract.ts';
import type { waitingMails } from './mails.ts';

export const mails = mailTranslation<typeof waitingMails>({
  waiting: {
    label: 'Sur la liste d’attente',
    lead: 'À qui rejoint la liste d’attente, aussitôt.',
    subject: 'Vous êtes sur la liste d’attente : {summit}',
    heading: 'Vous êtes sur la liste d’attente, {name}.',
    opening: ['Dès qu’une place se libère, nous vous écrivons et vous la gardons un moment.'],
    closing: [
      'Sur votre page, vous voyez où vous en êtes et pouvez quitter la liste. Gardez le lien pour vous.',
    ],
    button: 'Voir où j’en suis',
    reason: 'Vous recevez ce message parce que vous avez rejoint la liste d’attente sur {site}.',
  },
  placeOffered: {
    label: 'Une place est libre',
    lead: 'À qui attendait, quand des places se libèrent.',
    subject: 'Une place vous attend : {summit}',
    heading: 'Il y a de la place pour vous, {name}.',
    opening: [
      'Ce que vous attendiez s’est libéré. Nous vous le gardons jusqu’au {until}. Ensuite, c’est proposé aux suivants de la liste.',
    ],
    closing: [
      'Sur la page qui s’ouvre, vous acceptez ou quittez la liste. L’ouvrir ne décide de rien. Gardez le lien pour vous.',
    ],
    button: 'Voir l’offre',
    reason: 'Vous recevez ce message parce que vous êtes sur la liste d’attente de {site}.',
    placeholders: {
      until: { meaning: 'jusqu’à quand la place est gardée', example: '26 août 2025, 09:00 GMT' },
    },
  },
  offerEnded: {
    label: 'Offre d’une place expirée',
    lead: 'À qui n’a pas pris à temps une place proposée.',
    subject: 'L’offre a pris fin : {summit}',
    heading: 'L’offre a pris fin, {name}.',
    opening: ['Personne n’a pris la place à temps : elle va donc aux suivants de la liste.'],
    closing: [
      'Si vous souhaitez toujours venir, rejoignez de nouveau la liste d’attente ou répondez à ce message.',
    ],
    reason: 'Vous recevez ce message parce que vous étiez sur la liste d’attente de {site}.',
  },
});
