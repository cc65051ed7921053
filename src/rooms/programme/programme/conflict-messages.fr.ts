import { translation } from '#platform/contract/message.ts';
import type * as say from './conflict-messages.ts';

export const messages = translation<typeof say>({
  roomRule: 'Deux sessions à la fois dans une salle',
  everybodyRule: 'Quelque chose à côté de ce qui a lieu dans toutes les salles',
  personRule: 'Quelqu’un dans deux sessions à la fois',
  hoursRule: 'En dehors des heures de quelqu’un',
  walkRule: 'Pas le temps de changer de salle',
  doorsRule: 'Pendant que les portes sont fermées',
  clockRule: 'Une heure à laquelle les horloges changent',
  nobodyRule: 'Une session sans personne',
  idleRule: 'Un intervenant sans session',
  placesRule: 'Plus de places que n’en a la salle',
  starsRule: 'Plus d’étoiles que la salle n’a de places',
  roomTwice: '{room} accueille « {one} » et « {other} » en même temps.',
  beside: '« {one} » a lieu dans toutes les salles, et « {other} » en même temps.',
  personTwice: '{name} est dans « {one} » et dans « {other} » en même temps.',
  tooFar: {
    one: '{name} n’a que {count} minute pour aller de « {one} » à « {other} », dans une autre salle.',
    other: '{name} n’a que {count} minutes pour aller de « {one} » à « {other} », dans une autre salle.',
  },
  noTime: '{name} n’a pas le temps d’aller de « {one} » à « {other} », dans une autre salle.',
  notTheirHours: '« {title} » n’est pas dans les heures qui conviennent à {name}.',
  beforeDoors: '« {title} » commence avant l’ouverture des portes à {time}.',
  afterDoors: '« {title} » se termine après la fermeture des portes à {time}.',
  afterLastDay: '« {title} » est un jour après le dernier.',
  skipped:
    '« {title} » commence à {time}, mais ce jour-là les horloges sautent cette heure. Choisissez-en une autre.',
  shownTwice:
    '« {title} » commence à {time}, heure que les horloges affichent deux fois ce jour-là. C’est la première qui compte.',
  nobody: '« {title} » n’a encore personne.',
  idle: '{name} n’est encore dans aucune session.',
  tooManyPlaces: '« {title} » propose {places} places, mais {room} en a {most}.',
  tooManyStars: {
    one: '{count} personne a retenu « {title} », mais {room} a {most} places.',
    other: '{count} personnes ont retenu « {title} », mais {room} a {most} places.',
  },
});
