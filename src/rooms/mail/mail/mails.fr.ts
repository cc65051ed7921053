import { mailTranslation } from './mail-texts.ts';
import type { ownMails } from './mails.ts';

export const mails = mailTranslation<typeof ownMails>({
  newsAgain: {
    label: 'De nouveau des actualités',
    lead: 'À qui s’était désabonné et dont l’adresse demande de nouveau les actualités.',
    subject: 'De nouveau des actualités ? {summit}',
    heading: 'Souhaitez-vous de nouveau les actualités, {name} ?',
    opening: [
      'Vous vous étiez désabonné. Quelqu’un vient de demander les actualités avec cette adresse. Était-ce vous ?',
    ],
    closing: ['Si ce n’était pas vous, il n’y a rien à faire : sans votre clic, rien n’est envoyé.'],
    button: 'Oui, m’envoyer les actualités',
    reason: 'Vous recevez ce message parce que cette adresse a été saisie sur une page de {site}.',
  },
  test: {
    label: 'E-mail d’essai',
    lead: 'À une adresse que vous saisissez sur l’écran E-mails.',
    subject: 'E-mail d’essai : {summit}',
    heading: 'Il est arrivé.',
    opening: ['Voici à quoi ressemblent les e-mails de {site}. {name} l’a envoyé comme essai.'],
    closing: [
      'S’il se trouvait parmi les indésirables, l’écran E-mails montre ce qui manque encore à votre domaine.',
    ],
    reason: 'Vous recevez ce message parce que quelqu’un a essayé les e-mails de {site}.',
  },
});
