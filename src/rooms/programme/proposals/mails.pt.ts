import { mailTranslation } from '#rooms/mail/contract.ts';
import type { proposalMails } from './mails.ts';

export const mails = mailTranslation<typeof proposalMails>({
  proposalDraft: {
    subject: 'O seu rascunho: {summit}',
    heading: 'O seu rascunho está guardado, {name}.',
    opening: ['Continue-o quando quiser, em qualquer dispositivo. Ninguém o lê antes de o enviar.'],
    closing: ['Quem tiver a ligação pode abrir o seu rascunho, por isso não a partilhe.'],
    button: 'Continuar',
    reason: 'Recebe este e-mail porque começou uma proposta em {site}.',
  },
  proposalReceived: {
    subject: 'Recebemos a sua proposta: {summit}',
    heading: 'Obrigado, {name}.',
    opening: ['Recebemos «{title}». Lemos todas as propostas e escrevemos-lhe em qualquer caso.'],
    closing: [
      'Até ao fim da chamada, pode alterá-la ou retirá-la na sua página, que também diz o que foi feito dela.',
    ],
    button: 'Abrir a sua proposta',
    reason: 'Recebe este e-mail porque propôs uma sessão em {site}.',
    placeholders: { title: { example: 'Teares que aprendem' } },
  },
  proposalLink: {
    subject: 'A ligação da sua proposta: {summit}',
    heading: 'Aqui está a sua ligação, {name}.',
    opening: ['Leva à página de «{title}», tal como a anterior.'],
    closing: ['Quem tiver a ligação pode abrir a sua proposta, por isso não a partilhe.'],
    button: 'Abrir a sua proposta',
    reason: 'Recebe este e-mail porque alguém indicou este endereço em {site}.',
  },
  proposalAccepted: {
    subject: 'Está no programa: {summit}',
    heading: 'Parabéns, {name}.',
    opening: [
      'Teremos muito gosto em receber «{title}»: {summit}.',
      'Escrevemos-lhe com uma ligação para a sua página de orador.',
    ],
    closing: ['Se algo mudou do seu lado, basta responder a este e-mail.'],
    reason: 'Recebe este e-mail porque propôs uma sessão em {site}.',
  },
  proposalNamed: {
    subject: 'O seu nome está numa proposta: {summit}',
    heading: 'O seu nome está numa proposta, {name}.',
    opening: [
      '{proposer} propõe-nos «{title}» e diz que intervém consigo.',
      'Não precisa de fazer nada. Se for aceite, escrevemos-lhe.',
    ],
    closing: ['Se não quiser intervir, nem que o seu nome lá esteja, basta responder a este e-mail.'],
    reason: 'Recebe este e-mail porque alguém indicou este endereço numa proposta em {site}.',
  },
  proposalAcceptedWith: {
    subject: 'Está no programa: {summit}',
    heading: 'Parabéns, {name}.',
    opening: ['Teremos muito gosto em receber «{title}», consigo: {summit}.'],
    closing: ['Se não puder ou não quiser estar presente, basta responder a este e-mail.'],
    reason: 'Recebe este e-mail porque o seu nome está numa proposta em {site}.',
  },
  proposalWaiting: {
    subject: 'A sua proposta está na nossa lista de espera: {summit}',
    heading: 'Gostamos dela, {name}.',
    opening: [
      'Há mais boas propostas do que horas. «{title}» está na nossa lista de espera: se houver um lugar, escrevemos-lhe.',
    ],
    closing: ['Se preferir retirá-la, basta responder a este e-mail.'],
    reason: 'Recebe este e-mail porque propôs uma sessão em {site}.',
  },
  proposalDeclined: {
    subject: 'A sua proposta: {summit}',
    heading: 'Obrigado pela sua proposta, {name}.',
    opening: [
      'Desta vez não encontrámos lugar para «{title}». Isso diz mais sobre o número de propostas do que sobre a sua.',
    ],
    closing: ['Esperamos vê-lo na mesma: {summit}.'],
    reason: 'Recebe este e-mail porque propôs uma sessão em {site}.',
  },
});
