import { mailTranslation } from '#rooms/mail/contract.ts';
import type { programmeMails } from './mails.ts';

export const mails = mailTranslation<typeof programmeMails>({
  speakerSessions: {
    subject: 'As suas sessões: {summit}',
    heading: 'Sobre as suas sessões, {name}.',
    opening: ['Isto é o que acabámos de publicar sobre as sessões em que participa.'],
    closing: ['Se uma hora não lhe servir, responda a este e-mail assim que puder.'],
    button: 'Ver o programa',
    reason: 'Recebe este e-mail porque está no programa, cujos organizadores têm este endereço: {summit}.',
  },
  starredSessions: {
    subject: 'Uma sessão que marcou mudou: {summit}',
    heading: 'O seu programa mudou, {name}.',
    opening: ['Isto é o que acabámos de publicar sobre sessões que marcou.'],
    closing: [
      'Para não receber mais destes e-mails, abra o seu programa a partir da página da sua inscrição.',
    ],
    button: 'Ver o programa',
    reason: 'Recebe este e-mail porque marcou uma sessão em {site} e pediu para ser avisado de mudanças.',
  },
});
