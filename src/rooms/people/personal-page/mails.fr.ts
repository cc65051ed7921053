import { mailTranslation } from '#rooms/mail/contract.ts';
import type { personalPageMails } from './mails.ts';

export const mails = mailTranslation<typeof personalPageMails>({
  personalCode: {
    label: 'Code pour une modification',
    lead: 'À qui modifie quelque chose sur sa page, avec le code qui le confirme.',
    subject: 'Votre code : {summit}',
    heading: 'Votre code, {name}.',
    opening: [
      'Vous avez demandé ceci : {what}. Saisissez ce code sur votre page pour le faire. Il fonctionne une fois, pendant {minutes} minutes.',
    ],
    closing: [
      'Si ce n’était pas vous, il n’y a rien à faire : sans le code, rien ne change. Ne le donnez à personne.',
    ],
    reason: 'Vous recevez ce message parce que cette adresse a été saisie sur une page de {site}.',
    placeholders: {
      what: {
        meaning: 'ce qui a été demandé, par exemple « annuler votre inscription »',
        example: 'annuler votre inscription',
      },
      minutes: { meaning: 'combien de minutes le code fonctionne' },
    },
  },
  registrationChanged: {
    label: 'Inscription modifiée',
    lead: 'À qui a corrigé son inscription.',
    subject: 'Votre inscription a changé : {summit}',
    heading: 'Votre inscription a changé, {name}.',
    opening: ['Voici votre inscription telle qu’elle est maintenant.'],
    closing: ['Si ce n’était pas vous, répondez aussitôt à ce message : il parvient à {organiser}.'],
    button: 'Ouvrir votre page',
    reason: 'Vous recevez ce message parce que votre inscription sur {site} a été modifiée.',
  },
  addressChanged: {
    label: 'Adresse modifiée, à l’ancienne',
    lead: 'À l’adresse que l’inscription avait jusqu’ici.',
    subject: 'Votre inscription a une autre adresse : {summit}',
    heading: 'Votre inscription a une autre adresse, {name}.',
    opening: ['Désormais, nous écrivons à la nouvelle adresse, et le lien que vous aviez a pris fin.'],
    closing: ['Si ce n’était pas vous, répondez aussitôt à ce message : il parvient à {organiser}.'],
    reason: 'Vous recevez ce message parce que votre inscription sur {site} avait cette adresse.',
  },
  passedOn: {
    label: 'Place cédée, à qui l’avait',
    lead: 'À qui a cédé sa place.',
    subject: 'Vous avez cédé votre place : {summit}',
    heading: 'Votre place est cédée, {name}.',
    opening: ['{colleague} l’a maintenant, avec un billet et un lien à son nom. Les vôtres ont pris fin.'],
    closing: ['Si ce n’était pas vous, répondez aussitôt à ce message : il parvient à {organiser}.'],
    reason: 'Vous recevez ce message parce que vous étiez inscrit sur {site}.',
    placeholders: { colleague: { meaning: 'qui a maintenant la place' } },
  },
});
