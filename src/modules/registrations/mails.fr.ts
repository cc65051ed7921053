import { mailTranslation } from '#modules/mail/mail-texts.ts';
import type { attendeeMails } from './mails.ts';

export const mails = mailTranslation<typeof attendeeMails>({
  registered: {
    label: 'Inscription confirmée',
    lead: 'À toute personne qui s’inscrit, aussitôt, avec les informations, le billet et l’entrée d’agenda.',
    subject: 'Votre inscription est confirmée : {summit}',
    heading: 'Votre inscription est confirmée, {name}.',
    opening: ['Nous nous réjouissons de vous accueillir. Voici ce qu’il faut savoir.'],
    closing: [
      'Sur votre page, vous pouvez corriger vos informations, annuler ou céder votre place. Gardez le lien pour vous. Pour toute autre demande, répondez simplement à ce message : il parvient à {organiser}.',
    ],
    button: 'Ouvrir votre page',
    reason: 'Vous recevez ce message parce que vous vous êtes inscrit(e) sur {site}.',
  },
});
