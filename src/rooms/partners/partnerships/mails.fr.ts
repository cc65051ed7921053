import { mailTranslation } from '#rooms/mail/contract.ts';
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
  partnershipAnswer: {
    label: 'Réponse à une demande de partenariat',
    lead: 'À qui a envoyé une demande de partenariat, avec ce que lui écrit un organisateur.',
    subject: '{subject}',
    heading: '{subject}',
    opening: ['Bonjour {name},'],
    closing: ['{writer}, {organiser}'],
    reason: 'Vous recevez ce message parce que vous avez demandé un partenariat sur {site}.',
    placeholders: {
      subject: {
        meaning: 'ce que l’organisateur a écrit comme objet',
        example: 'Le niveau Or à l’événement',
      },
      writer: { meaning: 'qui l’a écrit' },
    },
  },
  partnershipNotice: {
    label: 'Demande de partenariat, aux organisateurs',
    lead: 'À tous ceux qui peuvent y répondre quand une demande de partenariat arrive, avec toutes ses réponses.',
    subject: 'Demande de partenariat : {company}, {package}',
    heading: '{company} demande un partenariat.',
    opening: ['{name} a envoyé cette demande. Une réponse sous deux jours ouvrés lui a été annoncée.'],
    closing: ['Répondez à ce message pour écrire à cette personne.'],
    button: 'Ouvrir la demande',
    reason: 'Vous recevez ce message parce que vous répondez aux demandes de partenariat sur {site}.',
    placeholders: { company: { meaning: 'l’entreprise' }, package: { meaning: 'la formule' } },
  },
});
