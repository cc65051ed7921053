import { translation } from '#platform/contract/message.ts';
import type * as say from './star-messages.ts';

export const messages = translation<typeof say>({
  mine: 'Mon programme',
  starOf: 'Retenir « {title} »',
  quoted: '« {title} »',
  overlaps: 'Se chevauche avec {titles}',
  noStars: 'Appuyez sur l’étoile à côté d’une session pour l’ajouter à votre propre programme.',
  starredSessions: { one: 'Vous avez retenu {count} session.', other: 'Vous avez retenu {count} sessions.' },
  overlapping: '{count} d’entre elles se chevauchent.',
  print: 'Imprimer',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  toCalendar: 'Ajouter à l’agenda',
  subscribe: 'S’abonner dans mon agenda',
  everything: 'Afficher toutes les sessions',
  onEveryDevice:
    'Il est conservé dans ce navigateur. Pour l’avoir sur chaque appareil, ouvrez-le depuis la page de votre inscription.',
  kept: 'Il est conservé avec votre inscription, sur chaque appareil.',
  manage: 'E-mails et agenda',
  shared: {
    one: 'Quelqu’un a partagé {count} session avec vous.',
    other: 'Quelqu’un a partagé {count} sessions avec vous.',
  },
  takeOver: 'Les retenir aussi',
  oldCopy: 'Sans réseau. Voici le programme tel qu’il était le {moment}.',

  // The page of one's own programme.
  yours: 'Votre programme',
  yoursLead: 'Les sessions que vous avez retenues : {summit}. Les heures sont en {zone}.',
  keepLink: 'Qui détient le lien de cette page peut la voir et la modifier.',
  ownEmpty: 'Vous n’avez encore retenu aucune session.',
  chooseSessions: 'Choisir des sessions',
  tellMe: 'M’avertir par e-mail',
  tellMeLead: 'Nous vous écrivons quand une session que vous avez retenue est déplacée ou annulée.',
  tellMeNot: 'Plus d’e-mails',
  told: 'Vous recevez un e-mail quand une session que vous avez retenue est déplacée ou annulée.',
  openYours: 'Ouvrir votre programme',
  onYourPageEmpty: 'Retenez les sessions que vous voulez voir, et retrouvez-les sur chaque appareil.',

  // An example of a mail.
  exampleTitle: 'Métiers et grands livres',
  exampleChange: 'déplacé de 10:00 à 10:30 GMT, nouvelle salle : salle Volta',

  // What is known about somebody.
  starredLabel: 'Sessions retenues',
  starMailsLabel: 'E-mails sur les sessions retenues',
  starMailsWanted: 'demandés',
});
