import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'lecteur des nouvelles',
  counted: { one: '{count} lecteur des nouvelles', other: '{count} lecteurs des nouvelles' },
  many: 'Lecteurs des nouvelles',
  rightName: 'Lecteurs des nouvelles',
  rightAllows: 'Écrit à qui a demandé des nouvelles sans s’inscrire.',

  // The form.
  email: 'E-mail',
  notDone: 'Cela n’a pas pu être fait',
  privacyPolicy: 'Politique de confidentialité',
  sent: 'Presque fini\u00a0: ouvrez le lien dans le message que nous venons de vous envoyer.',

  // Where the mail leads.
  wantedTitle: 'Des nouvelles du prochain événement',
  wantedLead: 'Appuyez sur le bouton, et vous serez parmi les premiers informés.',
  doneTitle: 'Vous serez parmi les premiers informés.',
  doneLead: 'Chaque message de nouvelles a un lien pour se désabonner.',
  sendMeNews: 'Envoyez-moi des nouvelles',
  linkGone: 'Ce lien ne mène plus nulle part.',

  // Answers, and what is kept.
  tooMany: 'Trop de personnes de votre réseau ont demandé des nouvelles.',
  tooManyInAll: 'Trop de personnes ont demandé des nouvelles.',
  wantedEntry: 'Quelqu’un a demandé des nouvelles et l’a confirmé par e-mail',
  language: 'Langue',
  agreedTo: 'A accepté',
  reasonOfNotice: 'Vous recevez ce message parce que vous avez demandé des nouvelles sur {site}.',
  takes: 'Nouvelles : votre adresse e-mail et la date de votre demande, jusqu’à ce que vous y mettiez fin.',
});
