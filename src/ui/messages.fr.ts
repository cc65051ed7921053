import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',

  // Back to top.
  backToTop: 'Haut de page',

  // Carousel controls.
  stopAutomaticSlides: 'Arrêter le défilement',
  startAutomaticSlides: 'Relancer le défilement',
  previousSlide: 'Diapositive précédente',
  nextSlide: 'Diapositive suivante',
  chooseSlide: 'Choisir une diapositive',

  // Countdown.
  loading: 'Chargement…',
  days: 'Jours',
  hours: 'Heures',
  minutes: 'Minutes',
  seconds: 'Secondes',

  // Form page.
  goodToKnow: 'Bon à savoir',

  // Failure.
  lookAgain: 'Veuillez vérifier ces champs',
  formChanged: 'Le formulaire a changé',
  formChangedLead: 'Veuillez actualiser la page : elle demande maintenant autre chose.',
  isPreview: 'Ceci est un aperçu',
  oneMoment: 'Un instant, s’il vous plaît',

  // Form field.
  pleaseChoose: 'Veuillez choisir',

  // Form with strip.
  ownCloth: 'Votre étoffe, tissée à partir de votre nom',

  // Public form.
  privacyPolicy: 'Politique de confidentialité',

  // Page links.
  shareImage: '{title}, à côté d’une étoffe tissée',
  summitShareImage: 'Le nom et les dates de l’événement à côté d’une étoffe tissée',

  // Page numbers.
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageNumber: 'Page {page}',
  onPage: '{title}, page {page}',

  // Pausable film.
  captions: 'Sous-titres',
  pauseFilm: 'Mettre la vidéo en pause',

  // Theme switch.
  theme: 'Apparence',

  // Theme.
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
  notReached:
    '{failed} : la connexion a échoué. Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer une fois en ligne.',
  slideOf: '{number} sur {slides} : {name}',
  optional: '(facultatif)',
  fileSending: '{name} est en cours d’envoi…',
  fileHere: 'Le fichier est arrivé. Il accompagne le formulaire.',
  lostLink: 'Lien perdu ?',
  carousel: 'carrousel',
  slide: 'diapositive',
});
