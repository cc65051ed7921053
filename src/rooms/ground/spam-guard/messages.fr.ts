import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // The server: service.
  failed: 'La vérification antispam n’a pas fonctionné. Veuillez renvoyer le formulaire.',
  tooMany: 'Trop de formulaires ont été envoyés depuis votre réseau.',
  pleaseWait:
    'JavaScript est désactivé dans votre navigateur : notre vérification antispam est donc une courte attente. Rien de ce que vous avez saisi n’est perdu : veuillez renvoyer le formulaire dans {seconds} secondes.',
});
