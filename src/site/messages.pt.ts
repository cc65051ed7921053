import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  badgesBusy: 'Estão a ser criados muitos crachás. Tente novamente dentro de alguns segundos.',
  printerBusy: 'Estão a ser criados muitos documentos. Tente novamente dentro de alguns segundos.',
  notRead: '{reason} Nada foi enviado. Volte atrás no navegador: o que escreveu ainda lá está.',
  notPrintable: 'A impressão exige demasiado tempo ou memória. Imprima menos de cada vez.',

  // Failure page.
  failureTitle: 'Ocorreu um problema',
  failureDescription: 'Não foi possível mostrar esta página.',
  busyHeading: 'O tear descansa um momento.',
  busyLead:
    'O site tem muito que fazer ou não consegue aceder aos dados, pelo que não foi possível mostrar esta página.',
  reload: 'Aguarde um momento e recarregue a página.',
  brokenHeading: 'Partiu-se um fio do nosso lado.',
  brokenLead: 'Não foi possível mostrar esta página. A culpa não é sua.',

  // Mount feeds.
  noContact: 'O site não tem contacto.',

  // Layout.
  skipContent: 'Ir para o conteúdo',
  pastBanner: 'Esta é a cimeira de {year}, que já terminou. <current>Ir para a cimeira atual</current>',
  notice: 'Atenção',
  pastSummits: 'Cimeiras anteriores',
  draftBanner: 'Isto é um rascunho. Os visitantes ainda não o veem.',
  draftBannerOf: 'As páginas de {year} vão ser assim. Os visitantes ainda não as veem.',
  myTicket: 'O meu bilhete',

  // Not found page.
  notFoundDescription: 'Não há nenhuma página neste endereço.',
  notFoundLinks:
    'Vá para a <link>página inicial</link>, veja os <link2>oradores</link2> ou <link3>escreva-nos</link3>.',
  notFoundLostLink: 'Se era a ligação da sua inscrição, <link>peça uma nova</link>.',

  // The server: mount preview.
  previewNotSent: 'Nada foi enviado. Os visitantes podem enviar este formulário no próprio site.',

  // Mount badge picture.
  notOurBadge: 'Este crachá não foi criado aqui. Inscreva-se novamente para obter um.',
  tooManyBadges: 'Foram guardados demasiados crachás como imagem a partir da sua rede.',

  // Site header.
  close: 'Fechar',
  menu: 'Menu',
  languages: 'Línguas',
  existsInLanguage: 'Esta página existe em português',
  mainNavigation: 'Navegação principal',

  // Draw summit cloth.
  notFoundTitle: 'Página não encontrada',
  dateUnknown: 'A data da cimeira ainda não é conhecida.',

  // The summit's cloth.
  noThreads: 'O tear está montado. A primeira inscrição tece o primeiro fio.',
  noThreadsEver: 'O tear está vazio.',
  threads: { one: '1 fio, da primeira inscrição', other: '{threads} fios, um por cada inscrição' },
  threadsTogether: '{threads} fios, um por cada inscrição; {each} juntos em cada linha',

  // Somebody's own thread.
  yours: 'O seu é o {ordinal} fio.',
  yoursLead: 'Entrou no tecido da cimeira com os de todos os outros. Ninguém além de si sabe qual é.',
  yoursInCloth: 'O tecido da cimeira, com o seu fio iluminado',
});
