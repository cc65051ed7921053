import { mailTranslation } from '#rooms/mail/contract.ts';
import type { speakerLinkMails } from './mails.ts';

export const mails = mailTranslation<typeof speakerLinkMails>({
  speakerPage: {
    subject: 'A sua página de orador: {summit}',
    heading: 'É um dos nossos oradores, {name}: {summit}.',
    opening: [
      'Na sua página verifica o que os visitantes leem sobre si, envia uma fotografia e diz-nos quando pode intervir e do que precisa. Demora cinco minutos, sem conta.',
    ],
    closing: [
      'Quem tiver a ligação pode abrir a sua página, por isso não a partilhe.',
      'Nada do que envia é público antes de {organiser} o ver.',
    ],
    button: 'Abrir a sua página',
    reason: 'Recebe este e-mail porque é orador em {site}.',
  },
  speakerReminder: {
    subject: 'Esperamos os seus dados: {summit}',
    heading: 'Um lembrete, {name}.',
    opening: [
      'Ainda não tivemos notícias suas. Na sua página verifica o que os visitantes leem sobre si, e diz-nos quando pode intervir e do que precisa.',
    ],
    closing: [
      'Se tudo estiver certo como está, carregue no botão ao fundo da página: assim ficamos a saber.',
      'Se não puder vir, basta responder a este e-mail.',
    ],
    button: 'Abrir a sua página',
    reason: 'Recebe este e-mail porque é orador em {site}.',
  },
});
