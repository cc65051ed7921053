import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  badgesBusy: 'De nombreux badges sont en cours de création. Veuillez réessayer dans quelques secondes.',
  printerBusy: 'De nombreux documents sont en cours de création. Veuillez réessayer dans quelques secondes.',
  notRead:
    '{reason} Rien n’a été envoyé. Revenez en arrière dans votre navigateur : votre saisie y est encore.',
  notPrintable: 'L’impression demande trop de temps ou de mémoire. Imprimez-en moins à la fois.',

  // Failure page.
  failureTitle: 'Un problème est survenu',
  failureDescription: 'Cette page n’a pas pu être affichée.',
  busyHeading: 'Le métier à tisser se repose un instant.',
  busyLead:
    'Le site est très sollicité ou ne peut pas joindre ses données : cette page n’a pas pu être affichée.',
  reload: 'Veuillez patienter un instant, puis actualiser la page.',
  brokenHeading: 'Un fil s’est rompu de notre côté.',
  brokenLead: 'Cette page n’a pas pu être affichée. Vous n’y êtes pour rien.',

  // Mount feeds.
  noContact: 'Le site n’a pas de contact.',

  // Layout.
  skipContent: 'Aller au contenu',
  pastBanner: 'Voici l’événement de {year}, qui est terminé. <current>Aller à l’événement actuel</current>',
  notice: 'À noter',
  pastSummits: 'Événements précédents',
  draftBanner: 'Ceci est un brouillon. Les visiteurs ne le voient pas encore.',
  draftBannerOf: 'Voici les pages de {year} telles qu’elles seront. Les visiteurs ne les voient pas encore.',
  myTicket: 'Mon billet',

  // Not found page.
  notFoundDescription: 'Aucune page ne se trouve à cette adresse.',
  notFoundLinks:
    'Allez à la <link>page d’accueil</link>, découvrez les <link2>intervenants</link2> ou <link3>écrivez-nous</link3>.',
  notFoundLostLink: 'S’il s’agissait du lien de votre inscription, <link>demandez-en un nouveau</link>.',

  // The server: mount preview.
  previewNotSent: 'Rien n’a été envoyé. Les visiteurs peuvent envoyer ce formulaire sur le site lui-même.',

  // Mount badge picture.
  notOurBadge: 'Ce badge n’a pas été créé ici. Veuillez vous réinscrire pour en obtenir un.',
  tooManyBadges: 'Trop de badges ont été enregistrés en image depuis votre réseau.',

  // Site header.
  close: 'Fermer',
  menu: 'Menu',
  languages: 'Langues',
  existsInLanguage: 'Cette page existe en français',
  mainNavigation: 'Navigation principale',

  // Draw summit cloth.
  notFoundTitle: 'Page introuvable',
  dateUnknown: 'La date de l’événement n’est pas encore connue.',

  // The summit's cloth.
  noThreads: 'Le métier est monté. La première inscription tissera le premier fil.',
  noThreadsEver: 'Le métier est nu.',
  threads: { one: '1 fil, pour la première inscription', other: '{threads} fils, un par inscription' },
  threadsTogether: '{threads} fils, un par inscription ; {each} réunis dans chaque rang',

  // Somebody's own thread.
  yours: 'Le vôtre est le {ordinal} fil.',
  yoursLead:
    'Il est tissé dans l’étoffe de l’événement avec ceux de tous les autres. Personne d’autre que vous ne sait lequel c’est.',
  yoursInCloth: 'L’étoffe de l’événement, avec votre fil en lumière',
});
