import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The page.
  pageTitle: 'Administration · Événement',
  pageDescription: 'Le back-office de l’événement.',
  noJavascript: 'Le back-office a besoin de JavaScript. Veuillez l’activer et actualiser cette page.',
  skipToContent: 'Aller au contenu',
  skipToList: 'Aller à la liste',
  leavingForWebsite: 'Vous allez maintenant sur le site.',
  ok: 'OK',
  copyright: 'Copyright {holder}. Tous droits réservés',
  designedBy: 'Conçu par <designer>{name}</designer>',

  // The header and the menu.
  admin: 'Administration',
  menu: 'Menu',
  dashboard: 'Tableau de bord',
  collapseMenu: 'Réduire le menu',
  expandMenu: 'Déployer le menu',
  backToTop: 'Haut de page',
  search: 'Rechercher',
  yourAccount: 'Votre compte',
  theme: 'Apparence',
  signOut: 'Se déconnecter',
  logout: 'Déconnexion',
  stillSignedIn: 'Vous êtes toujours connecté.',

  // The palette.
  searchOrDoSomething: 'Rechercher ou faire quelque chose',
  nothingFound: 'Rien trouvé. Essayez un autre nom.',
  recent: 'Récents',
  screens: 'Écrans',
  actions: 'Actions',
  themeNamed: 'Apparence : {theme}',
  logOut: 'Se déconnecter',
  signout: 'Déconnexion',
  textsAndSettings: 'Textes et réglages',
  help: 'Aide',
  showAll: 'Afficher les {count} dans {list}',
  showMore: 'Afficher plus de {count} dans {list}',
  synonyms:
    'supprimer, effacer, retirer; écrire, envoyer, e-mail, courriel, message; encore, nouveau, renvoyer, confirmation, nouveau lien; exporter, télécharger, excel, tableur; importer, téléverser; modifier, changer, corriger, renommer; réglages, préférences, options, votre compte; mot de passe, deux étapes, profil, votre compte; participants, inscriptions, invités; partenariats, demandes; sponsors, partenaires, mécènes; utilisateurs, équipe, collègues, rôles; données de l’événement, édition, éditions, événement, tarifs, dates, lieu; pages, textes, site, contenu; images, photos, photothèque; articles, blog, actualités; programme, agenda, horaires, sessions; propositions, appel à intervenants; entrée, accueil, scanner; confidentialité, rgpd, protection des données; activité, historique, journal, audit; questions et réponses, faq, aide',

  // Shortcuts.
  keyboardShortcuts: 'Raccourcis clavier',
  singleKeyShortcuts: 'Raccourcis à une touche',
  inList: 'Dans une liste',
  inOpenRecord: 'Dans un enregistrement ouvert',
  everywhere: 'Partout',
  goTo: 'Aller à',
  goToDashboard: 'Aller au tableau de bord',
  goToAttendees: 'Aller aux participants',
  goToPartnerships: 'Aller aux partenariats',
  goToSpeakers: 'Aller aux intervenants',
  goToEventData: 'Aller aux données de l’événement',
  goToUsers: 'Aller aux utilisateurs',
  goToAnyScreen: 'Aller à un écran, trouver un nom',
  searchList: 'Rechercher dans la liste',
  showTheseShortcuts: 'Afficher ces raccourcis',
  closeWhatIsOpen: 'Fermer le menu ou la fenêtre ouverte',

  // A screen for others.
  forOthers: 'Pas pour votre rôle',
  backToDashboard: 'Retour au tableau de bord',

  // Groups of the menu.
  people: 'Personnes',
  data: 'Données',
  events: 'Événements',
  registrations: 'Inscriptions',
  website: 'Site web',
  summit: 'Événement',
  trust: 'Confiance',
});
