import { mailTranslation } from '#rooms/mail/contract.ts';
import type { newsMails } from './mails.ts';

export const mails = mailTranslation<typeof newsMails>({
  newsWanted: {
    label: 'Novidades pedidas',
    lead: 'A um endereço que pede novidades da próxima cimeira, antes de as receber.',
    subject: 'Confirme, por favor: novidades da próxima cimeira',
    heading: 'Podemos escrever-lhe?',
    opening: ['Alguém pediu com este endereço novidades da próxima cimeira. Foi você?'],
    closing: ['Se não foi, não há nada a fazer: sem o seu clique nada é enviado.'],
    button: 'Sim, enviem-me novidades',
    reason: 'Recebe esta mensagem porque este endereço foi escrito numa página de {site}.',
  },
});
