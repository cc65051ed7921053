import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'sponsor',
  counted: { one: '{count} sponsor', other: '{count} sponsors' },
  many: 'Sponsors et partenaires',
  edition: 'Édition',
  addMenu: 'Ajouter un sponsor ou partenaire',
  listMenu: 'Voir les sponsors et partenaires',
  titleMissing: 'Choisissez un type de formule.',
  logoMissing: 'Choisissez un logo.',
  nameMissing: 'Saisissez le nom.',
  taken: 'Un sponsor ou partenaire de ce nom existe déjà.',
  name: 'Nom',
  packageType: 'Type de formule',
  website: 'Site web',

  // Add sponsor screen.
  add: 'Ajouter un sponsor ou partenaire',
  cancel: 'Annuler',
  unexpected: 'Une erreur inattendue est survenue.',

  // Sponsor card.
  logoOf: 'Logo de {name}',
  visitWebsite: 'Visiter le site<hidden> de {name} (s’ouvre dans un nouvel onglet)</hidden>',

  // What is wrong with a form.
  choosePackageType: 'Choisir un type de formule',
  nameHint: 'Si vous l’omettez, le nom du fichier du logo est utilisé.',
  logo: 'Logo',

  // Sponsors page.
  readFailed: 'Les sponsors n’ont pas pu être lus',
  tryAgain: 'Erreur lors du chargement des sponsors. Veuillez réessayer plus tard.',

  // Sponsors screen.
  title: 'Titre',
  countedSponsors: { one: '{count} sponsor ou partenaire', other: '{count} sponsors et partenaires' },
  deleteQuestion: {
    one: 'Supprimer ce sponsor ou partenaire ?',
    other: 'Supprimer ces {count} sponsors et partenaires ?',
  },
  orderTitle: 'Ordre des sponsors et partenaires',
  deleteFailed: 'Erreur lors de la suppression du sponsor ou partenaire',
  importFile: 'Importer',
  search: 'Rechercher par titre ou nom',
  addFirst: '<add>Ajoutez le premier sponsor ou partenaire</add> ou <list>importez une liste</list>.',

  // Update sponsor screen.
  updateTitle: 'Modifier le sponsor ou partenaire',
  update: 'Modifier le sponsor ou partenaire',

  // Answers of calls.
  added: 'Sponsor ajouté.',
  saved: 'Sponsor enregistré.',
  deleted: '{name} a été supprimé.',
  ordered: 'Ordre des sponsors enregistré.',

  // The server: service.
  gone: 'Ce sponsor n’existe plus.',
  addedEntry: 'A ajouté {name} ({title})',
  updatedEntry: 'A modifié {name} ({title})',
  deletedEntry: 'A supprimé {name} ({title})',
  restoredEntry: 'A rétabli {name} ({title})',
  orderedEntry: 'A changé l’ordre des sponsors',
  logoHint: 'SVG, PNG, JPEG, WebP ou AVIF, {most} au plus.',
  otherLogoHint: 'SVG, PNG, JPEG, WebP ou AVIF, {most} au plus. Laissez vide pour garder le logo actuel.',
  websiteInvalid: 'Saisissez une adresse, par exemple https://example.org.',
  rightName: 'Sponsors',
  rightAllows: 'Ajoute, modifie, ordonne, importe et supprime des sponsors et partenaires.',

  // Home page.
  titleSponsor: 'Sponsors',
  titlePartners: 'Partenaires',
  titleMediaPartner: 'Partenaires médias',
  titlePreviousPartner: 'Anciens partenaires',
  homeFigure: {
    one: '<number>{count}</number> sponsor ou partenaire',
    other: '<number>{count}</number> sponsors et partenaires',
  },
  language: 'Langue',
  sponsor: 'Sponsor',
  contact: 'Contact',
  contactName: 'Nom du contact',
  contactEmail: 'E-mail du contact',
  contactHint: 'Seulement pour lui écrire : aucune page ne le montre.',
  contactEmailMissing: 'Saisissez aussi l’adresse e-mail du contact.',
  contacts: 'Contacts des sponsors',
  oneContact: 'contact d’un sponsor',
  reasonOfMailing:
    'Vous recevez ce message parce que votre organisation est sponsor ou partenaire sur {site}.',
  countedContacts: { one: '{count} contact d’un sponsor', other: '{count} contacts de sponsors' },
  takes: 'Sponsors : le nom et l’adresse e-mail de la personne à qui nous écrivons.',
});
