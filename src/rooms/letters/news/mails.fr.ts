import { mailTranslation } from '#rooms/mail/contract.ts';
import type { newsMails } from './mails.ts';

export const mails = mailTranslation<typeof newsMails>({
  newsWanted: {
    label: 'Nouvelles demandées',
    lead: 'À une adresse qui demande des nouvelles du prochain événement, avant qu’elle n’en reçoive.',
    subject: 'Merci de confirmer\u00a0: des nouvelles du prochain événement',
    heading: 'Pouvons-nous vous écrire\u00a0?',
    opening: [
      'Quelqu’un a demandé avec cette adresse des nouvelles du prochain événement. Était-ce vous\u00a0?',
    ],
    closing: ['Sinon, il n’y a rien à faire\u00a0: sans votre clic, rien n’est envoyé.'],
    button: 'Oui, envoyez-moi des nouvelles',
    reason: 'Vous recevez ce message parce que cette adresse a été saisie sur une page de {site}.',
  },
});
