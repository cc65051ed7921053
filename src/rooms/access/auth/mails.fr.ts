import { mailTranslation } from '#rooms/mail/contract.ts';
import type { accountMails } from './mails.ts';

export const mails = mailTranslation<typeof accountMails>({
  invitation: {
    label: 'Invitation d’un utilisateur',
    lead: 'À un nouvel utilisateur, avec le lien pour choisir un mot de passe.',
    subject: 'Votre compte : {summit}',
    heading: 'Bienvenue, {name}.',
    opening: [
      '{inviter} vous a ajouté au back-office : {summit}. Choisissez un mot de passe, et vous pourrez vous connecter.',
    ],
    closing: [
      'Le lien fonctionne une fois, jusqu’au {expires}. Ensuite, demandez-en un nouveau à un administrateur.',
    ],
    button: 'Choisir un mot de passe',
    reason: 'Vous recevez ce message parce qu’un administrateur de {site} a saisi votre adresse.',
    placeholders: {
      inviter: { meaning: 'qui l’a envoyé' },
      expires: { meaning: 'jusqu’à quand le lien fonctionne', example: '26 août 2025, 09:00 GMT' },
    },
  },
  newPassword: {
    label: 'Nouveau mot de passe',
    lead: 'À un utilisateur, avec le lien pour définir un nouveau mot de passe.',
    subject: 'Un nouveau mot de passe : {summit}',
    heading: 'Définissez un nouveau mot de passe, {name}.',
    opening: ['{inviter} a créé ce lien pour vous.'],
    closing: [
      'Le lien fonctionne une fois, jusqu’au {expires}. Si vous ne l’avez pas demandé, avertissez un administrateur ; votre mot de passe reste le même.',
    ],
    button: 'Définir un nouveau mot de passe',
    reason: 'Vous recevez ce message parce que vous avez un compte sur {site}.',
    placeholders: {
      inviter: { meaning: 'qui l’a envoyé' },
      expires: { meaning: 'jusqu’à quand le lien fonctionne', example: '26 août 2025, 09:00 GMT' },
    },
  },
  newDevice: {
    label: 'Connexion depuis un nouvel appareil',
    lead: 'À un utilisateur qui se connecte depuis un appareil que le programme n’a pas encore vu.',
    subject: 'Quelqu’un s’est connecté à votre compte : {summit}',
    heading: 'Un nouvel appareil, {name}.',
    opening: ['Quelqu’un s’est connecté à votre compte depuis un appareil que nous n’avions pas encore vu.'],
    closing: [
      'Si c’était vous, il n’y a rien à faire. Sinon, définissez un nouveau mot de passe et fermez la session, tous deux sous Mon compte, ou avertissez un administrateur.',
    ],
    button: 'Ouvrir mon compte',
    reason: 'Vous recevez ce message parce que vous avez un compte sur {site}.',
  },
});
