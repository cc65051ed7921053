import { mailTranslation } from '#rooms/mail/contract.ts';
import type { partnershipMails } from './mails.ts';

export const mails = mailTranslation<typeof partnershipMails>({
  partnershipReceived: {
    subject: 'Recebemos o seu pedido de parceria: {summit}',
    heading: 'Obrigado, {name}.',
    opening: ['Recebemos o seu pedido. Respondemos-lhe no prazo de dois dias úteis.'],
    closing: ['Se quiser acrescentar algo, basta responder a este e-mail.'],
    reason: 'Recebe este e-mail porque pediu uma parceria em {site}.',
  },
  partnershipAnswer: {
    subject: '{subject}',
    heading: '{subject}',
    opening: ['Caro(a) {name},'],
    closing: ['{writer}, {organiser}'],
    reason: 'Recebe esta mensagem porque pediu uma parceria em {site}.',
    placeholders: { subject: { example: 'O nível Ouro na cimeira' } },
  },
  partnershipNotice: {
    subject: 'Pedido de parceria: {company}, {package}',
    heading: '{company} pede uma parceria.',
    opening: ['{name} enviou este pedido. Foi-lhe dito que teria resposta no prazo de dois dias úteis.'],
    closing: ['Responda a este e-mail para escrever a esta pessoa.'],
    button: 'Abrir o pedido',
    reason: 'Recebe este e-mail porque é administrador de {site}.',
  },
});
