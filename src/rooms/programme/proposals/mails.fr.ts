import { mailTranslation } from '#rooms/mail/contract.ts';
import type { proposalMails } from './mails.ts';

const title = { meaning: 'le titre de la session', example: 'Des métiers qui apprennent' };

export const mails = mailTranslation<typeof proposalMails>({
  proposalDraft: {
    label: 'Proposition conservée en brouillon',
    lead: 'À qui a commencé une proposition de session, avec le lien pour continuer.',
    subject: 'Votre brouillon : {summit}',
    heading: 'Votre brouillon est conservé, {name}.',
    opening: [
      'Continuez-le quand vous voulez, sur n’importe quel appareil. Personne ne le lit avant que vous ne l’envoyiez.',
    ],
    closing: ['Qui détient le lien peut ouvrir votre brouillon : veuillez ne pas le transmettre.'],
    button: 'Continuer',
    reason: 'Vous recevez ce message parce que vous avez commencé une proposition sur {site}.',
  },
  proposalReceived: {
    label: 'Proposition reçue',
    lead: 'À qui propose une session.',
    subject: 'Nous avons reçu votre proposition : {summit}',
    heading: 'Merci, {name}.',
    opening: [
      'Nous avons reçu « {title} ». Nous lisons chaque proposition et vous écrirons dans tous les cas.',
    ],
    closing: [
      'Jusqu’à la clôture de l’appel, vous pouvez la modifier ou la retirer sur sa page, qui dit aussi ce qu’elle est devenue.',
    ],
    button: 'Ouvrir votre proposition',
    reason: 'Vous recevez ce message parce que vous avez proposé une session sur {site}.',
    placeholders: { title },
  },
  proposalLink: {
    label: 'Proposition, lien renvoyé',
    lead: 'À qui a proposé une session et redemande son lien.',
    subject: 'Le lien de votre proposition : {summit}',
    heading: 'Voici votre lien, {name}.',
    opening: ['Il mène à la page de « {title} », comme le précédent.'],
    closing: ['Qui détient le lien peut ouvrir votre proposition : veuillez ne pas le transmettre.'],
    button: 'Ouvrir votre proposition',
    reason: 'Vous recevez ce message parce que quelqu’un a indiqué cette adresse sur {site}.',
    placeholders: { title },
  },
  proposalAccepted: {
    label: 'Proposition acceptée',
    lead: 'À qui vous acceptez la proposition.',
    subject: 'Vous êtes au programme : {summit}',
    heading: 'Félicitations, {name}.',
    opening: [
      'Nous serions ravis d’accueillir « {title} » : {summit}.',
      'Nous vous écrirons avec un lien vers votre page d’intervenant.',
    ],
    closing: ['Si quelque chose a changé de votre côté, répondez simplement à ce message.'],
    reason: 'Vous recevez ce message parce que vous avez proposé une session sur {site}.',
    placeholders: { title },
  },
  proposalNamed: {
    label: 'Nommé dans une proposition',
    lead: 'À qui est nommé par une autre personne pour intervenir avec elle.',
    subject: 'Votre nom figure dans une proposition : {summit}',
    heading: 'Votre nom figure dans une proposition, {name}.',
    opening: [
      '{proposer} nous propose « {title} » et indique que vous interviendriez à ses côtés.',
      'Vous n’avez rien à faire. Si elle est acceptée, nous vous écrirons.',
    ],
    closing: [
      'Si vous ne souhaitez pas intervenir, ni que votre nom y figure, répondez simplement à ce message.',
    ],
    reason:
      'Vous recevez ce message parce que quelqu’un a indiqué cette adresse dans une proposition sur {site}.',
    placeholders: { title, proposer: { meaning: 'qui la propose', example: 'Ama Mensah' } },
  },
  proposalAcceptedWith: {
    label: 'Proposition acceptée, à qui y est nommé',
    lead: 'À qui intervient avec la personne qui a proposé une session, quand vous l’acceptez.',
    subject: 'Vous êtes au programme : {summit}',
    heading: 'Félicitations, {name}.',
    opening: ['Nous serions ravis d’accueillir « {title} », avec vous : {summit}.'],
    closing: ['Si vous ne pouvez pas ou ne souhaitez pas y intervenir, répondez simplement à ce message.'],
    reason: 'Vous recevez ce message parce que votre nom figure dans une proposition sur {site}.',
    placeholders: { title },
  },
  proposalWaiting: {
    label: 'Proposition en liste d’attente',
    lead: 'À qui vous prendriez la proposition si une autre tombe.',
    subject: 'Votre proposition est sur notre liste d’attente : {summit}',
    heading: 'Elle nous plaît, {name}.',
    opening: [
      'Il y a plus de bonnes propositions que d’heures. « {title} » est sur notre liste d’attente : si une place se libère, nous vous écrirons.',
    ],
    closing: ['Si vous préférez la retirer, répondez simplement à ce message.'],
    reason: 'Vous recevez ce message parce que vous avez proposé une session sur {site}.',
    placeholders: { title },
  },
  proposalDeclined: {
    label: 'Proposition refusée',
    lead: 'À qui vous refusez la proposition.',
    subject: 'Votre proposition : {summit}',
    heading: 'Merci pour votre proposition, {name}.',
    opening: [
      'Nous n’avons pas pu trouver de place pour « {title} » cette fois. Cela en dit plus sur le nombre de propositions que sur la vôtre.',
    ],
    closing: ['Nous espérons tout de même vous voir : {summit}.'],
    reason: 'Vous recevez ce message parce que vous avez proposé une session sur {site}.',
    placeholders: { title },
  },
});
