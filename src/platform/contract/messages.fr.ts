import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // What is wrong with a field.
  missing: 'Veuillez remplir ce champ.',
  tooLong: 'Veuillez utiliser {max} caractères au plus.',
  tooMuchFormatting: 'Ce texte contient trop de mise en forme. Veuillez en retirer.',
  invalidCharacter: 'Ce texte contient un caractère non valide. Veuillez le saisir à nouveau.',
  notOneLine: 'Veuillez l’écrire sur une seule ligne, sans tabulation.',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide',
  invalidContactNumber: 'Numéro de contact non valide',
  idMissing: 'L’identifiant manque.',
  invalidId: 'Cet identifiant n’est pas valide.',
  wrongType: 'Valeur non valide. Attendu : {expected}.',
  tooSmall: 'Valeur trop petite : le minimum est {minimum}.',
  tooLarge: 'Valeur trop grande : le maximum est {maximum}.',
  notAnOption: 'Veuillez choisir l’une de ces valeurs : {options}.',
  dateMissing: 'Choisissez une date.',
  dateOutOfRange: 'Choisissez une date entre les années 1900 et 2999.',
  notAPoint: 'Ce n’est pas un point de l’image.',
  fileTooLarge: 'Le fichier dépasse {most}. Veuillez revenir en arrière et en choisir un plus petit.',
  pictureTooLarge: 'L’image dépasse {most}. Veuillez en choisir une plus petite.',
  allRequired: 'Tous les champs sont obligatoires, image comprise !',

  // Instead of a value that isn’t recorded: a secret, a picture.
  changedValue: 'modifié',

  // The only sheet of a file for spreadsheets.
  sheetName: 'Liste',

  // Placeholders in what organisers write. Their braces are the program's own.
  unknownPlaceholder: '{unknown} n’est pas un champ de remplacement. Vous pouvez utiliser {known}.',
  noPlaceholders: '{unknown} n’est pas un champ de remplacement possible ici.',

  // Amounts.
  amountInvalid: 'Saisissez un montant, par exemple 1500 ou 1500,50.',
  wholeAmountInvalid: 'Saisissez un montant entier, par exemple 1500.',
  amountUnclear:
    'S’agit-il de {grouped} ou de {other} ? Veuillez l’écrire sans « {sign} » ou comme l’un des deux.',

  // Why a call is refused.
  signInFirst: 'Jeton d’autorisation introuvable. Veuillez vous connecter.',
  roleRefused: 'Votre rôle ne le permet pas. Veuillez vous adresser à un administrateur.',
  setUpFirst: 'Veuillez d’abord configurer la connexion en deux étapes dans votre compte.',
  changedMeanwhile:
    'Quelqu’un d’autre a modifié ces données entre-temps. Affichez les données à jour pour voir ce qui a changé ; d’ici là, votre saisie est conservée.',
  versionMissing: 'Envoyez l’ETag de l’enregistrement que vous avez vu dans {header}.',
  versionInvalid: '{header} doit être l’ETag de l’enregistrement, entre guillemets.',
  unknownField: 'Champ inconnu : {name}',

  // Rows of an imported file.
  sameAsLine: 'Identique à la ligne {line}.',
  partMissing: 'Une partie manque ici : {part} est vide. Est-ce voulu ?',
  numberShortened:
    'Le tableur a abrégé ce nombre et des chiffres sont perdus. Mettez-y la colonne au format texte, saisissez de nouveau le nombre et enregistrez le fichier.',

  // When too much is asked at once.
  siteBusy: 'Le site est très sollicité. Veuillez réessayer dans quelques secondes.',
  readingBusy: 'Trop de données sont envoyées au site en ce moment. Veuillez réessayer sous peu.',
  longReadsBusy:
    'Plusieurs longues listes sont en cours de lecture. Veuillez réessayer dans quelques secondes.',
  drawingBusy: 'De nombreuses images sont en cours de création. Veuillez réessayer dans quelques secondes.',
  picturesBusy: 'Plusieurs images sont en cours de lecture. Veuillez réessayer dans quelques secondes.',
  pictureTooDemanding:
    'La lecture de cette image demande trop de temps ou de mémoire. Veuillez la simplifier ou en envoyer une plus petite.',
  pictureGone: 'Cette image n’existe pas.',

  // The server: body bytes.
  bodyCutOff: 'L’envoi s’est interrompu avant la fin. Veuillez recommencer.',
  bodyTooLarge: 'L’envoi dépasse la limite de {limit} octets.',
  bodyTooSlow: 'L’envoi a été trop lent. Veuillez recommencer.',
  bodyInCrumbs: 'L’envoi arrive en trop de petits morceaux. Veuillez l’envoyer en morceaux plus grands.',
  bodyCompressed: 'Envoyez les données sans compression, sans content-encoding.',

  // The server: csrf guard.
  fromAnotherSite: 'L’envoi vient d’un autre site. Veuillez utiliser le formulaire de notre propre site.',

  // The server: field names.
  noSuchField: 'Il n’existe pas de champ __proto__.',
  mostFields: '{most} champs',
  tooMuchIn: 'L’envoi ({where}) contient plus de {most}, ce qu’aucun appel n’accepte.',
  givenTwice: 'L’envoi ({where}) donne {shown} deux fois.',

  // The server: handler.
  invalidInput: 'Ces données ne sont pas valides.',

  // The server: mount calls.
  callMissing: 'Cet appel n’existe pas.',
  dataUnavailable: 'Le site ne peut pas joindre ses données pour le moment. Veuillez réessayer sous peu.',
  unexpected: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  or: 'ou',
  wrongMethod: 'Utilisez {list} ici.',

  // The server: parse form.
  formIncomplete: 'Le formulaire envoyé est incomplet, ou son séparateur figure aussi dans une valeur.',

  // The server: parse json.
  notAnObject: 'Les données doivent être un objet JSON.',
  notJson: 'Les données ne sont pas du JSON valide.',
  mostLevels: '{most} niveaux',
  mostValues: '{most} valeurs',

  // The server: read input.
  wrongContentType: 'Envoyez {list}.',
  wrongCharset: 'Envoyez le texte en UTF-8, sans indiquer d’autre jeu de caractères.',

  // The server: required id.
  differentIds: 'L’adresse et les données envoyées donnent des identifiants différents.',

  // The server: text.
  textNotUtf8: 'Ce texte n’est pas en UTF-8. Veuillez l’envoyer dans ce codage.',
  addressNotUtf8: 'Ce n’est pas un texte UTF-8 dans lequel chaque % s’écrit %25.',

  // The server: starting.
  oneMoment: 'Un instant, s’il vous plaît',
  siteStarting: 'Le site démarre.',
  upgrading: 'Mise à niveau…',
  siteUpgrading: 'Le site est en cours de mise à niveau. Veuillez réessayer dans un instant.',

  // The server: request context.
  sentOtherwise:
    'Ceci a déjà été envoyé avec un autre contenu, et est arrivé tel qu’il était alors. Envoyez-le encore une fois pour l’envoyer tel qu’il est maintenant.',
  madeWithoutAnswer:
    'Ceci est déjà arrivé, mais la réponse ne peut plus être lue. Veuillez vérifier si c’est bien là avant de l’envoyer à nouveau.',
  idempotencyKeyInvalid: 'Idempotency-Key doit compter de 8 à 64 lettres, chiffres, - et _.',

  // The server: limits.
  waitAndTryAgain: '{why} Veuillez patienter {minutes} min, puis réessayer.',

  // The server: guesses.
  tooManyFailedAttempts: 'Trop de tentatives infructueuses.',

  // The server: plain form.
  noFilesHere: 'Ce formulaire n’accepte pas de fichiers.',

  // The server: clean svg.
  svgEntities: 'Ce SVG définit des entités. Veuillez l’enregistrer sans elles.',
  svgNotUtf8: 'Ce SVG n’est pas en UTF-8. Veuillez l’enregistrer dans ce codage.',
  svgDamaged: 'Ce SVG est endommagé et illisible. Veuillez l’enregistrer à nouveau.',
  svgTooComplex: 'Ce SVG est trop complexe pour un logo. Veuillez le simplifier ou l’envoyer en PNG.',

  // The server: prepare picture.
  notAPhoto: 'L’image n’est pas un fichier JPEG, PNG, WebP ou AVIF.',
  svgInvisible:
    'Rien dans ce SVG ne serait visible : il ne dessine rien dans sa largeur et sa hauteur, ou seulement des éléments qui sont retirés (scripts, liens, images).',
  notAPictureType: 'L’image n’est pas un fichier JPEG, PNG, WebP, AVIF ou SVG.',
  unreadablePicture: 'Ce fichier ne peut pas être lu comme une image.',
  tooManyPixels: 'L’image compte plus de 40 mégapixels. Veuillez en choisir une plus petite.',
  pictureDamaged: 'L’image est endommagée et illisible. Veuillez en choisir une autre.',
  svgNotDrawn:
    'Ce SVG ne peut pas être dessiné dans sa largeur et sa hauteur. Veuillez les vérifier, ainsi que son viewBox.',

  // The server: list ids.
  listAbandoned: 'Plus personne n’attend cette liste.',

  // The server: positions.
  idListedTwice: 'Un identifiant figure deux fois.',
  oneIsGone: 'L’un d’eux n’existe plus. Veuillez actualiser la liste.',

  // Refusal text.
  serverUnreachable: 'Le serveur est injoignable. Veuillez vérifier votre connexion et réessayer.',
  noAnswer: 'Un problème est survenu !',
  brokenRequest: 'La requête est défectueuse ou incomplète. Veuillez l’envoyer à nouveau.',
  noTrace: 'TRACE n’est pas utilisé ici.',
  twoHosts: 'La requête nomme plusieurs Host.',
  reloadsItself: 'Cette page s’actualisera d’elle-même.',
  tokenCant:
    'Un jeton d’API ne peut pas faire cela, ni se révoquer lui-même. Veuillez vous connecter : vous pouvez révoquer des jetons dans votre compte.',
  cellError:
    'Ici, une formule du tableur a échoué : c’est son erreur, pas une valeur. Écrivez ce qui est voulu.',
  aroundTheLines: 'Autour des lignes',
  mayNotCount:
    '{column} : « {word} » peut vouloir dire que cette ligne ne compte pas. Corrigez, ou dites ci-dessus si les lignes avec ce mot sont importées.',
  timeSkipped: 'Ce jour-là, les horloges sautent {time}. Veuillez choisir une autre heure.',
  factsBeside: '{before} ; {after}',

  // What the program's own roles are called.
  roleAdministrator: 'Administrateur',
  roleEditor: 'Éditeur',
  roleDesk: 'Secrétariat',
  roleUser: 'Utilisateur',
});
