import { mailTranslation } from '#rooms/mail/contract.ts';
import type { attendeeMails } from './mails.ts';

export const mails = mailTranslation<typeof attendeeMails>({
  registered: {
    subject: 'A sua inscrição está confirmada: {summit}',
    heading: 'A sua inscrição está confirmada, {name}.',
    opening: ['Teremos muito gosto em recebê-lo. Isto é o que precisa de saber.'],
    closing: [
      'Na sua página pode corrigir os seus dados, cancelar ou passar o seu lugar. Guarde a ligação para si. Para qualquer outra questão, basta responder a este e-mail: chega a {organiser}.',
    ],
    withoutServer: [
      'Para corrigir os seus dados, cancelar ou passar o seu lugar, basta responder a este e-mail: chega a {organiser}. Guarde a ligação da sua página para si.',
    ],
    button: 'Abrir a sua página',
    reason: 'Recebe este e-mail porque se inscreveu em {site}.',
  },
  ticket: {
    subject: 'O seu bilhete: {summit}',
    heading: 'Aqui está o seu bilhete, {name}.',
    opening: ['O seu lugar está pago: tem tudo o que precisa para entrar.'],
    closing: [
      'Também está na sua página, cuja ligação vem no e-mail que confirmou a sua inscrição. Para qualquer outra questão, basta responder a este e-mail: chega a {organiser}.',
    ],
    reason: 'Recebe este e-mail porque se inscreveu em {site}.',
  },
  groupComplete: {
    subject: 'O desconto de grupo é seu: {summit}',
    heading: 'O desconto de grupo é seu, {name}.',
    opening: ['Já se inscreveram pessoas suficientes da sua empresa.'],
    closing: [
      'Não precisa de fazer nada. Para qualquer outra questão, basta responder a este e-mail: chega a {organiser}.',
    ],
    reason: 'Recebe este e-mail porque se inscreveu em {site}.',
  },
  registeredAfter: {
    subject: 'Registámos a sua inscrição: {summit}',
    heading: 'Obrigado, {name}.',
    opening: ['Esta cimeira terminou. Escrevemos-lhe sobre a próxima.'],
    closing: ['Se preferir que não o façamos, basta responder a este e-mail.'],
    reason: 'Recebe este e-mail porque se inscreveu em {site}.',
  },
  personalLink: {
    subject: 'A sua inscrição: {summit}',
    heading: 'Aqui está a sua página, {name}.',
    opening: ['Esta ligação abre a sua inscrição, com o seu bilhete. A ligação que tinha terminou.'],
    closing: ['Guarde a ligação para si. Se não a pediu, não precisa de fazer nada.'],
    button: 'Abrir a sua página',
    reason: 'Recebe este e-mail porque alguém pediu em {site} a ligação da sua inscrição.',
  },
  registrationCancelled: {
    subject: 'A sua inscrição está cancelada: {summit}',
    heading: 'A sua inscrição está cancelada, {name}.',
    opening: ['O seu lugar fica livre para outra pessoa, e o seu bilhete deixa de valer.'],
    closing: ['Se foi um engano, responda a este e-mail: chega a {organiser}.'],
    reason: 'Recebe este e-mail porque a sua inscrição em {site} foi cancelada.',
  },
  passedToYou: {
    subject: '{giver} passou-lhe um lugar: {summit}',
    heading: 'Tem um lugar, {name}.',
    opening: ['{giver} passou-lhe a sua inscrição. Isto é o que precisa de saber.'],
    closing: [
      'Na sua página pode corrigir os seus dados, ou cancelar se não puder vir. Guarde a ligação para si. Para qualquer outra questão, basta responder a este e-mail: chega a {organiser}.',
    ],
    button: 'Abrir a sua página',
    reason: 'Recebe este e-mail porque {giver} indicou o seu endereço em {site}.',
  },
});
