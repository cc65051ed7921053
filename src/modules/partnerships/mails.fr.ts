import { mailTranslation } from '#modules/mail/mail-texts.ts';
import type { partnershipMails } from './mails.ts';

export const mails = mailTranslation<typeof partnershipMails>({
  partnershipReceived: {
    label: 'Demande de partenariat reçue',
    lead: 'À qui envoie une demande de partenariat.',
    subject: 'Nous avons reçu votre demande de partenariat : {summit}',
    heading: 'Merci, {name}.',
    opening: ['Nous avons reçu votre demande. Nous vous répondrons sous deux jours ouvrés.'],
    closing: ['Si vous souhaitez ajouter quelque chose, répondez simplement à ce message.'],
    reason: 'Vous recevez ce message parce que vous avez demandé un partenariat sur {site}.',
  },
  partnershipNotice: {
    label: 'Demande de partenariat, aux organisateurs',
    lead: 'À chaque administrateur quand une demande de partenariat arrive, avec toutes ses réponses.',
    subject: 'Demande de partenariat : {company}, {package}',
    heading: '{company} demande un partenariat.',
    opening: ['{name} a envoyé cette demande. Une réponse sous deux jours ouvrés lui a été annoncée.'],
    closing: ['Répondez à ce message pour écrire à cette personne.'],
    button: 'Ouvrir la demande',
    reason: 'Vous recevez ce message parce que vous êtes administrateur de {site}.',
    meanings: { company: 'l’entreprise', package: 'la formule' },
  },
});
