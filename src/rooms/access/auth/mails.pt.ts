import { mailTranslation } from '#rooms/mail/contract.ts';
import type { accountMails } from './mails.ts';

export const mails = mailTranslation<typeof accountMails>({
  invitation: {
    subject: 'A sua conta: {summit}',
    heading: 'Bem-vindo, {name}.',
    opening: [
      '{inviter} adicionou-o à administração: {summit}. Escolha uma palavra-passe, e pode iniciar sessão.',
    ],
    closing: ['A ligação funciona uma vez, até {expires}. Depois, peça uma nova a um administrador.'],
    button: 'Escolher uma palavra-passe',
    reason: 'Recebe este e-mail porque um administrador de {site} indicou o seu endereço.',
    placeholders: { expires: { example: '26 de agosto de 2025, 09:00 GMT' } },
  },
  newPassword: {
    subject: 'Uma nova palavra-passe: {summit}',
    heading: 'Defina uma nova palavra-passe, {name}.',
    opening: ['{inviter} criou esta ligação para si.'],
    closing: [
      'A ligação funciona uma vez, até {expires}. Se não a pediu, avise um administrador; a sua palavra-passe continua a mesma.',
    ],
    button: 'Definir uma nova palavra-passe',
    reason: 'Recebe este e-mail porque tem uma conta em {site}.',
    placeholders: { expires: { example: '26 de agosto de 2025, 09:00 GMT' } },
  },
  newDevice: {
    subject: 'Alguém iniciou sessão na sua conta: {summit}',
    heading: 'Um novo dispositivo, {name}.',
    opening: ['Alguém iniciou sessão na sua conta a partir de um dispositivo que ainda não conhecíamos.'],
    closing: [
      'Se foi o próprio, não há nada a fazer. Se não, defina uma nova palavra-passe e termine a sessão, ambas em A minha conta, ou avise um administrador.',
    ],
    button: 'Abrir a minha conta',
    reason: 'Recebe este e-mail porque tem uma conta em {site}.',
  },
});
