import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  yourAccount: 'Votre compte',
  password: 'Mot de passe',
  passwordPanel: 'Un nouveau mot de passe vous déconnecte partout ailleurs et met fin à vos jetons d’API.',
  changePassword: 'Changer de mot de passe',
  currentPassword: 'Mot de passe actuel',
  currentPasswordHint: 'Pour s’assurer que c’est bien vous.',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Au moins {least} caractères.',
  profilePanel: 'Nom et téléphone',
  signInAs: 'Vous vous connectez avec {email}, dans le rôle {role}.',
  save: 'Enregistrer',
  fullName: 'Nom complet',
  contactNumber: 'Numéro de contact',

  // Replies and history.
  profileSaved: 'Profil enregistré.',
  passwordChanged:
    'Mot de passe changé. Vous êtes déconnecté partout ailleurs, et vos jetons d’API ont pris fin.',
  languageMissing: 'Veuillez choisir l’une des langues.',
  languageSaved: 'Langue enregistrée.',
  languageEntry: '{username} lit l’administration en {language}',
  samePassword: 'C’est déjà votre mot de passe. Veuillez en choisir un autre.',
  profileEntry: '{username} a modifié son profil',
  passwordEntry: '{username} a changé son mot de passe{ended}',
});
