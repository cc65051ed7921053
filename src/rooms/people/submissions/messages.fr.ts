import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  whatsappInvalid: 'Numéro WhatsApp non valide',
  phoneInvalid: 'Numéro de contact non valide',
  nameMissing: 'Veuillez saisir votre nom complet',
  noName: 'Ce n’est pas un nom : il n’a aucune lettre.',
  name: 'Nom',
  fullName: 'Nom complet',
  companyMissing: 'Veuillez saisir le nom de votre entreprise',
  company: 'Entreprise',
  companyName: 'Nom de l’entreprise',
  roleMissing: 'Veuillez saisir votre fonction',
  designation: 'Fonction',
  role: 'Fonction',
  email: 'E-mail',
  phone: 'Téléphone',
  contactNumber: 'Numéro de contact',
  contactNumberHint: 'S’il diffère de votre numéro WhatsApp',
  whatsappMissing: 'Veuillez saisir votre numéro WhatsApp',
  whatsapp: 'WhatsApp',
  whatsappNumber: 'Numéro WhatsApp',
  howTheyHeard: 'Source',
  notice: 'Source',
  answerCounted: '{question} {answer} : {count}',
  noLongerAsked: '{label} (n’est plus demandé)',
  yes: 'Oui',
  no: 'Non',
  answerMissing: 'Veuillez répondre à cette question',
  notANumber: 'Veuillez écrire un nombre en chiffres',
  notOffered: 'Veuillez choisir l’une des réponses',
  noticeMissing: 'Veuillez indiquer comment vous avez entendu parler de l’événement',

  // Consent.
  enteredAtTheDesk: 'saisi par l’organisation',
  passedOn: 'place cédée',

  // Phone hint.
  phoneHint: '10 à 15 chiffres, avec ou sans +',
  phoneHintOf: '10 à 15 chiffres, par exemple {example}. Sans indicatif de pays, il est lu comme +{code}.',

  // The server: consent texts.
  consentOutdated: 'Le texte de consentement n’est plus à jour. Veuillez actualiser la page.',

  // The server: personal data.
  consentUnknown: 'Inconnu : antérieur à sa conservation',

  // The server: service.
  alreadySent: 'Ce formulaire a déjà été envoyé. Veuillez actualiser la page et réessayer.',
  gone: 'Cet enregistrement n’existe plus.',
  newsNotAsked: 'non demandées',
  closedForNow:
    'Tant de personnes ont envoyé ce formulaire qu’il est fermé pour le moment. Veuillez réessayer dans {hours} h.',
  limitEntry: '{list} : plus rien n’est accepté pendant {hours} h au plus, après {quota} dans ce délai',
  agreedTo: 'A accepté',
  language: 'Langue',
  notADate: 'Veuillez indiquer une date, par exemple 2025-08-26.',

  // Files.
  fileMissing: 'Veuillez choisir un fichier.',
  fileHint: '{types}, {most} Mo au plus.',
  fileTooLarge: 'Le fichier dépasse {most} Mo. Veuillez en choisir un plus petit.',
  fileTypeUnknown: 'Veuillez choisir un fichier de l’un de ces types : {types}.',
  fileGone: 'Le fichier n’est pas arrivé. Veuillez le choisir à nouveau et attendre que son nom s’affiche.',
  fileKept: '{name} est arrivé.',
  noFileAsked: 'Aucun formulaire ne demande de fichier.',
  tooManyFiles: 'Trop de fichiers ont été envoyés depuis votre réseau.',
  noRoomForFiles:
    'Tant de fichiers sont en cours d’envoi qu’il n’y a plus de place. Veuillez réessayer dans une heure.',
  filesFull: 'Il n’y a plus de place pour d’autres fichiers. Prévenez les organisateurs.',
  noSuchFile: 'Ce fichier n’existe plus.',
  takesFiles: 'Fichiers : ceux que vous envoyez avec vos réponses.',
});
