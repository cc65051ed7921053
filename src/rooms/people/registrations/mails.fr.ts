import { mailTranslation } from '#rooms/mail/contract.ts';
import type { attendeeMails } from './mails.ts';

export const mails = mailTranslation<typeof attendeeMails>({
  registered: {
    label: 'Inscription confirmée',
    lead: 'À toute personne qui s’inscrit, aussitôt, avec les informations, l’entrée d’agenda et le billet, sauf s’il doit d’abord être payé.',
    subject: 'Votre inscription est confirmée : {summit}',
    heading: 'Votre inscription est confirmée, {name}.',
    opening: ['Nous nous réjouissons de vous accueillir. Voici ce qu’il faut savoir.'],
    closing: [
      'Sur votre page, vous pouvez corriger vos informations, annuler ou céder votre place. Gardez le lien pour vous. Pour toute autre demande, répondez simplement à ce message : il parvient à {organiser}.',
    ],
    withoutServer: [
      'Pour corriger vos informations, annuler ou céder votre place, répondez simplement à ce message : il parvient à {organiser}. Gardez le lien de votre page pour vous.',
    ],
    button: 'Ouvrir votre page',
    reason: 'Vous recevez ce message parce que vous vous êtes inscrit sur {site}.',
  },
  ticket: {
    label: 'Billet',
    lead: 'À chaque personne d’une commande, dès qu’elle est payée.',
    subject: 'Votre billet : {summit}',
    heading: 'Voici votre billet, {name}.',
    opening: ['Votre place est payée : vous avez tout ce qu’il faut pour entrer.'],
    closing: [
      'Il est aussi sur votre page, dont le lien se trouve dans le message qui a confirmé votre inscription. Pour toute autre demande, répondez simplement à ce message : il parvient à {organiser}.',
    ],
    reason: 'Vous recevez ce message parce que vous vous êtes inscrit sur {site}.',
  },
  groupComplete: {
    label: 'Groupe complet',
    lead: 'À qui s’était inscrit avant que son entreprise n’atteigne le nombre requis pour la remise de groupe.',
    subject: 'La remise de groupe est à vous : {summit}',
    heading: 'La remise de groupe est à vous, {name}.',
    opening: ['Assez de personnes de votre entreprise se sont inscrites pour l’obtenir.'],
    closing: [
      'Vous n’avez rien à faire. Pour toute autre demande, répondez simplement à ce message : il parvient à {organiser}.',
    ],
    reason: 'Vous recevez ce message parce que vous vous êtes inscrit sur {site}.',
  },
  registeredAfter: {
    label: 'Inscription après l’événement',
    lead: 'À toute personne qui s’inscrit une fois l’événement terminé.',
    subject: 'Nous avons noté votre inscription : {summit}',
    heading: 'Merci, {name}.',
    opening: ['Cet événement est terminé. Nous vous écrirons au sujet du prochain.'],
    closing: ['Si vous préférez que nous n’en fassions rien, répondez simplement à ce message.'],
    reason: 'Vous recevez ce message parce que vous vous êtes inscrit sur {site}.',
  },
  personalLink: {
    label: 'Lien de la page personnelle',
    lead: 'À qui a perdu le lien de sa page et en demande un nouveau.',
    subject: 'Votre inscription : {summit}',
    heading: 'Voici votre page, {name}.',
    opening: ['Ce lien ouvre votre inscription, avec votre billet. Le lien que vous aviez a pris fin.'],
    closing: ['Gardez le lien pour vous. Si vous ne l’avez pas demandé, vous n’avez rien à faire.'],
    button: 'Ouvrir votre page',
    reason: 'Vous recevez ce message parce que quelqu’un a demandé sur {site} le lien de votre inscription.',
  },
  registrationCancelled: {
    label: 'Inscription annulée',
    lead: 'À qui a annulé son inscription.',
    subject: 'Votre inscription est annulée : {summit}',
    heading: 'Votre inscription est annulée, {name}.',
    opening: ['Votre place est libre pour quelqu’un d’autre, et votre billet n’est plus valable.'],
    closing: ['Si c’était une erreur, répondez à ce message : il parvient à {organiser}.'],
    reason: 'Vous recevez ce message parce que votre inscription sur {site} a été annulée.',
  },
  passedToYou: {
    label: 'Place cédée, à qui la reçoit',
    lead: 'À qui a maintenant la place, avec les informations, l’entrée d’agenda et le billet, sauf s’il doit d’abord être payé.',
    subject: '{giver} vous a cédé une place : {summit}',
    heading: 'Vous avez une place, {name}.',
    opening: ['{giver} vous a cédé son inscription. Voici ce qu’il faut savoir.'],
    closing: [
      'Sur votre page, vous pouvez corriger vos informations, ou annuler si vous ne pouvez pas venir. Gardez le lien pour vous. Pour toute autre demande, répondez simplement à ce message : il parvient à {organiser}.',
    ],
    button: 'Ouvrir votre page',
    reason: 'Vous recevez ce message parce que {giver} a saisi votre adresse sur {site}.',
    placeholders: { giver: { meaning: 'qui a cédé la place' } },
  },
});
