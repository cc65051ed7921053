import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'article',
  counted: { one: '{count} article', other: '{count} articles' },
  deleteQuestion: { one: 'Supprimer cet article ?', other: 'Supprimer ces {count} articles ?' },
  many: 'Articles',
  addPost: 'Ajouter un article',
  tooManyTags: 'Veuillez utiliser {most} mots-clés au plus.',
  tagTooLong: 'Veuillez utiliser {most} caractères au plus par mot-clé.',
  notAPicture: 'Ce n’est pas le nom d’une image.',
  stateMissing: 'Choisissez brouillon ou publié.',
  titleMissing: 'Saisissez le titre.',
  slugInvalid: 'Utilisez des minuscules, des chiffres et des traits d’union, par exemple que-mesurer.',
  publishDateInvalid: 'Saisissez une date et une heure.',

  // Adjacent posts.
  previousPost: 'Article précédent',
  nextPost: 'Article suivant',
  morePosts: 'Plus d’articles',

  // Blog list page.
  listTitle: 'Notre blog',
  empty: 'Aucun article',
  emptyLead: 'Revenez plus tard ou parcourez d’autres catégories',
  backHome: 'Retour à l’accueil',

  // Blog post page.
  notFound: 'Article introuvable.',
  readFailed: 'L’article n’a pas pu être lu. Veuillez réessayer plus tard.',
  blog: 'Blog',
  feedTitle: '{name} : blog',
  allPosts: 'Tous les articles',

  // Category links.
  categories: 'Catégories',

  // Add post screen.
  startWriting: 'Commencer à écrire',
  cancel: 'Annuler',
  title: 'Titre',
  titleHint: 'Il peut être modifié à tout moment.',

  // Category field.
  category: 'Catégorie',
  loading: 'Chargement…',
  noCategory: 'Sans catégorie',
  categoriesFailed: 'Les catégories n’ont pas pu être lues. {error}',
  addFirstCategory: 'Ajouter la première catégorie',

  // Cover field.
  coverPicture: 'Image de couverture',
  change: 'Changer',
  choosePicture: 'Choisir une image',
  remove: 'Retirer',
  setCover: 'Définir la couverture',

  // Draft keeper.
  thereNoConnection: 'Il n’y a pas de connexion.',
  signedOut: 'Vous êtes déconnecté.',

  // Draft note.
  foundText:
    '<strong>Ce navigateur contient un texte qui n’a pas été envoyé</strong>, du {at}. L’article a été modifié depuis.',
  keepFound: 'Le ranger parmi les versions',
  restoredText: 'Voici ce que vous aviez saisi, rétabli depuis ce navigateur.',
  discard: 'Revenir à l’article enregistré',

  // Draft status.
  keeping: 'Conservation de votre saisie…',
  waits: '{why} Votre saisie est conservée dans ce navigateur et sera envoyée.',
  didntWork: 'Cela n’a pas fonctionné',
  conflict:
    '<strong>{why}</strong> Ce que vous avez écrit ici est conservé dans ce navigateur. Le texte avec lequel vous ne continuez pas reste parmi les versions.',
  goOnWithMine: 'Continuer avec le mien',
  showTheirs: 'Afficher l’autre texte',

  // Post details.
  draft: 'Brouillon',
  published: 'Publié',
  publish: 'Publier',
  details: 'Détails',
  state: 'État',
  dateTime: 'Date et heure',
  publishAtHint:
    'Dans le fuseau {zone}. Laissée vide, l’article paraît à l’enregistrement ; avec une heure ultérieure, de lui-même à ce moment.',
  tags: 'Mots-clés',
  tagsHint: 'Séparés par des virgules.',
  author: 'Auteur',
  excerpt: 'Extrait',
  excerptHint: 'Pour les listes et les liens partagés. Laissé vide, ils montrent le début du texte.',
  address: 'Adresse',
  seeWebsite: 'Le voir sur le site',

  // Post form.
  save: 'Enregistrer',
  text: 'Texte',
  content: 'Contenu',

  // Post versions screen.
  versionsOf: 'Versions de {title}',
  versions: 'Versions',
  backPost: 'Retour à l’article',
  noVersions: 'Il n’y a pas encore de version. Chaque enregistrement de l’article en conserve une.',
  versionsLabel: 'Versions, les plus récentes d’abord',
  version: 'Version {number}',
  somebody: 'Quelqu’un',
  whatChanged: 'Ce que la version {number} a changé',
  firstVersion: 'Version {number}, la première conservée',
  bringBackFailed: 'La version n’a pas pu être rétablie',
  bringBack: 'Rétablir',
  bringBackTitle: 'Rétablir la version {number} ?',
  seenAtOnce: 'Les visiteurs la verront aussitôt.',

  // Posts screen.
  scheduled: 'Programmé',
  changed: 'Modifié',
  deleteFailed: 'Erreur lors de la suppression de l’article',
  search: 'Titre, auteur, mot-clé',
  writeFirstPost: 'Écrire le premier article',

  // Update post screen.
  updatePost: 'Modifier l’article',

  // Version difference.
  noTextChanged: 'Seul ce qui n’est pas du texte a changé, comme la catégorie ou l’image de couverture.',
  onlyFormatting: 'Seuls la mise en forme, les images ou les liens ont changé.',

  // Post card.
  readMore: 'Lire la suite<hidden> : {title}</hidden>',

  // Post view.
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  blogs: 'Blog',
  bylineUnnamed: '<time>{date}</time><length>{minutes} min de lecture</length>',
  byline: '<time>{date}</time> · Par {author}<length>{minutes} min de lecture</length>',
  byAuthor: 'Par {author}',
  relatedArticle: 'Articles liés',
  noRelated: 'Aucun article lié',
  onThisPage: 'Sur cette page',

  // Share links.
  shareArticle: 'Partager cet article',

  // The server: desk handlers.
  draftSaved: 'Brouillon enregistré.',
  postScheduled: 'Article programmé.',
  postPublished: 'Article publié.',
  postAdded: 'Article ajouté.',
  deleted: '{name} : supprimé.',
  draftKept: 'Conservé.',
  isAsSaved: 'L’article est tel qu’il a été enregistré.',
  otherWindowNote: 'Écrit dans une autre fenêtre',
  keptVersionEntry: 'A conservé une version de l’article {title}',
  keptVersion: 'Conservé comme version.',
  versionBroughtBack: 'Version rétablie.',

  // The server: drafts.
  savedElsewhere: 'Cet article a été enregistré entre-temps dans une autre fenêtre.',
  writtenElsewhere: '{name} a aussi écrit dans cet article, le {date}.',
  discardedEntry: 'A abandonné ce qui avait été saisi dans l’article {title}',
  notSavedNote: 'Saisi, mais non enregistré',

  // The server: export file.
  exported: 'les articles',

  // The server: module.
  titleDeleted: '{title}, supprimé',
  notSavedYet: 'pas encore enregistré',
  versionNumber: 'version {number}',
  untitled: 'Sans titre',

  // The server: read posts.
  gone: 'Cet article n’existe plus.',

  // The server: service.
  contentMissing: 'Écrivez quelque chose avant de le publier.',
  addedEntry: 'A ajouté l’article {title}',
  broughtBackEntry: 'A rétabli la version {number} de l’article {title}',
  pictureGone: 'Cette image n’existe plus. Veuillez en choisir une autre.',
  deletedEntry: 'A supprimé l’article {title}',
  restoredEntry: 'A rétabli l’article {title}',

  // The server: slugs.
  slugTaken: 'Un autre article a ou a eu cette adresse. Veuillez en choisir une autre.',

  // The server: versions.
  firstNote: 'Comme c’était avant',
  versionGone: 'Cette version n’existe plus.',
  noBlog: 'Aucun article.',
  typedBy: 'Saisi le {date} par {name}, pas encore enregistré.',
  somebodyElse: 'quelqu’un',
  presentStays: 'Le texte actuel reste parmi les versions.',

  // The record of activity.
  savedDraftEntry: 'A enregistré le brouillon de l’article {title}',
  scheduledEntry: 'A programmé l’article {title}',
  publishedEntry: 'A publié l’article {title}',
  date: 'Date',
  kept: 'Conservé à {time}, pas encore enregistré',
  updatedEntry: 'A modifié l’article {title}',
  rightName: 'Articles',
  rightAllows: 'Écrit des articles et leurs catégories, avec brouillons et versions, et les publie.',

  // Home page.
  posts: 'Articles',
  afterwards: 'À lire ensuite',
  coverAlt: 'L’image de couverture en mots',
});
