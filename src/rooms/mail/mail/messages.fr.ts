import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'e-mail',
  counted: { one: '{count} e-mail', other: '{count} e-mails' },
  many: 'E-mails',

  // The desk.
  saveAndSend: 'Enregistrer et envoyer',
  cancel: 'Annuler',
  address: 'Adresse',
  addressHint: 'De cet e-mail seulement. L’enregistrement dont il traite garde la sienne.',
  good: 'Bon',
  missing: 'Manque',
  wrong: 'Erroné',
  notKnown: 'Inconnu',
  domainTitle: 'Les e-mails de votre domaine inspirent-ils confiance ?',
  domainLead:
    'Les destinataires consultent SPF, DKIM et DMARC. Sans eux, les e-mails finissent parmi les indésirables.',
  lookThemUp: 'Les consulter',
  noSender: 'Il n’y a pas encore d’expéditeur : définissez MAIL_FROM.',
  correctAddress: 'Corriger l’adresse',
  downloadEml: 'Télécharger (.eml)',
  history: 'Historique',
  loading: 'Chargement…',
  preview: 'Aperçu',
  inLanguage: 'Langue',
  asItReaches: 'Tel qu’il parvient',
  examplesLead: 'Avec des exemples à la place de ce qui n’est pas connu avant l’envoi.',
  mailNamed: 'L’e-mail « {subject} »',
  theMail: 'L’e-mail',
  howItIsShown: 'Son affichage',
  asPage: 'En page',
  asText: 'En texte',
  state: 'État',
  to: 'À',
  queued: 'Mis en file',
  whatServerSaid: 'Ce qu’a dit le serveur',
  subject: 'Objet',
  name: 'Nom',
  nextAttempt: 'Prochain essai',
  sent: 'Envoyé',
  attempts: 'Essais',
  searchHint: 'Destinataire ou objet',
  emptyHint: 'Les confirmations, avis et invitations apparaissent ici dès qu’ils sont écrits.',

  // News and their end.
  notQueued: 'La mise en file d’attente n’a pas abouti.',
  send: 'Envoyer',
  sendAgain: 'Envoyer à nouveau',
  mailIsKeptHere: 'Les e-mails sont conservés ici',
  outgoingMail: 'E-mails sortants',
  sendTestMail: 'Envoyer un e-mail d’essai',
  sendTest: 'Envoyer l’essai',
  sending: 'Envoi…',

  // States and refusals.
  waiting: 'En attente',
  waitingToTryAgain: 'En attente d’un nouvel essai',
  beingSent: 'En cours d’envoi',
  failed: 'Échec',
  unclear: 'Incertain',
  keptHere: 'Conservé ici',
  paused: 'En pause',
  notSent: 'Non envoyé',
  noSuchMail: 'Cet e-mail n’existe pas.',
  mailMissing: 'Choisissez au moins un e-mail.',
  tooManyMails: 'Choisissez {most} e-mails au plus.',
  news: 'Actualités',
  needToKnow: 'Ce qu’ils doivent savoir',

  // Replies and history.
  gone: 'Cet e-mail n’existe plus.',
  noneSendable:
    'Aucun de ces e-mails ne peut être renvoyé : ils sont déjà en route, contiennent un lien à usage unique, ou un lien vers ce qui a désormais une autre adresse.',
  onItsWay: 'Cet e-mail est déjà en route.',
  linkUsed:
    'Cet e-mail contient un lien à usage unique. Veuillez créer un nouveau lien, ce qui envoie un nouvel e-mail.',
  recipient: 'Destinataire',
  testedEntry: 'A envoyé un e-mail d’essai à {email}',
  sentAgainEntry: 'A renvoyé l’e-mail « {subject} » à {recipient}',
  queuedFor: 'Mis en file pour {email}.',

  // What the DNS says of the sender's domain.
  unsigned:
    'Ce programme ne signe pas les e-mails. Votre serveur le fait peut-être ; sinon définissez MAIL_DKIM_KEY.',
  spfMissing:
    'Ajoutez pour {domain} un enregistrement TXT qui nomme votre serveur d’e-mails, par exemple « v=spf1 mx -all ».',
  spfTooOpen: 'Il permet à tous d’écrire en votre nom. Terminez-le par « -all » ou « ~all ».',
  dkimMissing:
    'Ajoutez un enregistrement TXT pour {selector}._domainkey.{domain} avec la moitié publique de la clé.',
  dkimEmpty: 'Sa clé est vide, ce qui signifie qu’elle a été retirée.',
  dmarcMissing:
    'Ajoutez un enregistrement TXT pour _dmarc.{domain}, par exemple « v=DMARC1; p=none; rua=mailto:vous@{domain} ».',
  dmarcWithoutPolicy: 'Il ne nomme aucune règle : ajoutez p=none, p=quarantine ou p=reject.',
  recordTwice: 'Il y en a deux. Gardez-en un.',
  dnsSilent: 'Le DNS n’a pas répondu. Veuillez réessayer plus tard.',
  newsAgainEntry: 'Quelqu’un qui s’était désabonné a confirmé par e-mail vouloir de nouveau les actualités',

  // In every mail.
  notPrepared: 'Il n’a pas pu être préparé pour l’envoi. Le journal dit pourquoi.',
  unsubscribedBefore: 'La personne s’était désabonnée avant l’envoi.',
  unsubscribedEntry: '{name} ne souhaite plus d’actualités',
  senderAndServer: 'De <from>{from}</from> par {server}.',
  noServer:
    'Aucun serveur d’e-mails n’est configuré : rien n’est donc envoyé. Chaque e-mail peut être lu ici, et téléchargé pour être envoyé à la main. Pour l’envoi, démarrez le programme avec <code>SMTP_URL</code> et <code>MAIL_FROM</code>.',
  oldestWaiting: 'Le plus ancien encore en attente a été mis en file <time></time>.',
  someMissed: {
    one: '{count} autre n’a pas abouti. Veuillez le renvoyer.',
    other: '{count} autres n’ont pas abouti. Veuillez les renvoyer.',
  },
  mailsQueued: {
    one: '{count} e-mail mis en file d’attente.',
    other: '{count} e-mails mis en file d’attente.',
  },
  text: 'Texte',
  email: 'E-mail',
  serverAnswer: 'Réponse du serveur d’e-mails',
  addressRefused: 'Adresse refusée définitivement',
  heading: 'Titre',
  button: 'Bouton',
  atTheEnd: 'À la fin',
  lineIsParagraph: 'Chaque ligne est un paragraphe.',
  placeholdersTitle: 'Des mots qui changent d’un e-mail à l’autre',
  placeholdersLead: 'Écrivez l’un d’eux entre accolades, et chaque e-mail dit ce qu’il représente.',
  placeholderNeeded:
    'Veuillez nommer {placeholder} dans ce texte : rien d’autre ne l’apprend au destinataire.',
  summitName: 'le nom de l’événement',
  organiserName: 'le nom de l’organisateur',
  siteAddress: 'l’adresse de ce site',
  personName: 'le nom de la personne',
  mailsOfEdition: 'E-mails de cette édition',
  editionsMails: 'Les e-mails d’une édition',

  // The menu.
  mailsFailed: { one: '{count} e-mail a échoué', other: '{count} e-mails ont échoué' },

  // The tabs.
  outbox: 'Boîte d’envoi',
  wording: 'Formulation',
  rightName: 'E-mails',
  rightAllows:
    'Lit les e-mails sur les enregistrements que d’autres droits montrent, les renvoie et corrige leurs adresses.',
});
