import { mailTranslation } from './mail-texts.ts';
import type { ownMails } from './mails.ts';

export const mails = mailTranslation<typeof ownMails>({
  newsAgain: {
    subject: 'Novidades outra vez? {summit}',
    heading: 'Quer novidades outra vez, {name}?',
    opening: ['Tinha cancelado a subscrição. Agora alguém pediu novidades com este endereço. Foi o próprio?'],
    closing: ['Se não foi, não há nada a fazer: sem o seu clique nada é enviado.'],
    button: 'Sim, enviar-me novidades',
    reason: 'Recebe este e-mail porque este endereço foi indicado numa página de {site}.',
  },
  test: {
    subject: 'E-mail de teste: {summit}',
    heading: 'Chegou.',
    opening: ['É este o aspeto dos e-mails de {site}. {name} enviou-o como teste.'],
    closing: ['Se estava no correio indesejado, o ecrã de e-mails mostra o que ainda falta ao seu domínio.'],
    reason: 'Recebe este e-mail porque alguém testou os e-mails de {site}.',
  },
});
