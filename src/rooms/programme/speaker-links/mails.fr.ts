import { mailTranslation } from '#rooms/mail/contract.ts';
import type { speakerLinkMails } from './mails.ts';

export const mails = mailTranslation<typeof speakerLinkMails>({
  speakerPage: {
    label: 'Page personnelle d’un intervenant',
    lead: 'À un intervenant à qui un organisateur envoie le lien de sa page.',
    subject: 'Votre page d’intervenant : {summit}',
    heading: 'Vous intervenez, {name} : {summit}.',
    opening: [
      'Sur votre page, vous vérifiez ce que les visiteurs lisent à votre sujet, envoyez un portrait et nous dites quand vous pouvez intervenir et ce dont vous avez besoin. Cela prend cinq minutes, sans compte.',
    ],
    closing: [
      'Qui détient le lien peut ouvrir votre page : veuillez ne pas le transmettre.',
      'Rien de ce que vous envoyez n’est public avant que {organiser} ne l’ait vu.',
    ],
    button: 'Ouvrir votre page',
    reason: 'Vous recevez ce message parce que vous êtes intervenant sur {site}.',
  },
  speakerReminder: {
    label: 'Page personnelle d’un intervenant, rappel',
    lead: 'À un intervenant qui a reçu le lien de sa page et n’y a rien envoyé.',
    subject: 'Nous attendons vos informations : {summit}',
    heading: 'Un rappel, {name}.',
    opening: [
      'Nous n’avons pas encore de vos nouvelles. Sur votre page, vous vérifiez ce que les visiteurs lisent à votre sujet et nous dites quand vous pouvez intervenir et ce dont vous avez besoin.',
    ],
    closing: [
      'Si tout est juste tel quel, appuyez sur le bouton en bas de la page : nous le saurons ainsi.',
      'Si vous ne pouvez pas venir, répondez simplement à ce message.',
    ],
    button: 'Ouvrir votre page',
    reason: 'Vous recevez ce message parce que vous êtes intervenant sur {site}.',
  },
});
