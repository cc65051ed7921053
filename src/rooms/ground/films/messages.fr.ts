import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // What is wrong with a form.
  partMissing: 'Une partie de la vidéo manque.',
  partNumberInvalid: 'Ce n’est pas le numéro d’une partie.',
  partTooLarge: 'Cette partie est trop grande.',

  // Answers of calls.
  sendParts: 'Envoyez ses parties.',
  partAdded: 'Partie ajoutée.',
  filmAdded: 'Vidéo ajoutée.',

  // The server: read film.
  wrongType:
    'Ce n’est pas une vidéo que tous les navigateurs lisent. Veuillez l’enregistrer en MP4 (H.264) ou en WebM ; les sous-titres en WebVTT.',

  // The server: service.
  uploadEnded: 'Cet envoi a pris fin. Veuillez choisir à nouveau la vidéo.',
  incomplete: 'La vidéo n’est pas arrivée entière. Veuillez l’envoyer à nouveau.',
  unknownPart: 'La vidéo n’a pas cette partie.',
  addedEntry: 'A ajouté une vidéo au site',
  filmTooLarge: 'La vidéo dépasse {most}. Veuillez la raccourcir, ou l’enregistrer dans une qualité moindre.',
  captionsTooLarge: 'Les sous-titres dépassent {most}.',
  bytesMissing: 'Indiquez combien d’octets compte le fichier.',
  filmGone: 'Cette vidéo n’existe pas.',
  tooManyFilms: 'Il y a déjà {most} vidéos. Celles dont rien n’a besoin sont retirées après deux jours.',
});
