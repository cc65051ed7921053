import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'pedido de parceria',
  counted: { one: '{count} pedido de parceria', other: '{count} pedidos de parceria' },
  deleteQuestion: {
    one: 'Eliminar este pedido de parceria?',
    other: 'Eliminar estes {count} pedidos de parceria?',
  },
  many: 'Parcerias',
  packageMissing: 'Escolha um pacote',
  packageHeading: 'Pacote',
  dateHeading: 'Data',

  // What is wrong with a form.
  noticeQuestion: 'Como soube da cimeira?',

  // Partnership form.
  refusedHeading: 'O pedido falhou',
  sendFailed: 'Ocorreu um erro ao enviar o seu pedido',
  formLabel: 'Pedido de parceria',
  sendRequest: 'Enviar pedido',
  sending: 'A enviar…',

  // Partnership page.
  packages: 'Os pacotes',
  soldOut: 'Esgotado',
  packagesLink: 'Ver o que inclui cada pacote',

  // Partnerships screen.
  notMarked: 'Não foi possível marcar.',
  notice: 'Origem',
  answered: 'Respondido',
  no: 'Não',
  yes: 'Sim',
  from: 'De',
  to: 'Até',
  deleteFailed: 'Erro ao eliminar o pedido de parceria',
  consentText: 'Texto de consentimento',
  search: 'Procurar por nome, e-mail ou número',
  empty: 'Os pedidos da <link>página de patrocínio</link> surgem aqui.',

  // The server: export file.
  exported: 'os pedidos de parceria',

  // The server: service.
  nothingToMark: 'Estes pedidos já não existem ou já estão marcados assim.',
  requestedEntry: '{fullname} ({company}) pediu o pacote {package}',
  packageSoldOut: '{name} está esgotado. Escolha outro pacote.',
  markedAnswered: {
    one: '{count} pedido marcado como respondido.',
    other: '{count} pedidos marcados como respondidos.',
  },
  markedNotAnswered: {
    one: '{count} pedido marcado como não respondido.',
    other: '{count} pedidos marcados como não respondidos.',
  },
  answeredEntry: 'Marcou o pedido de parceria de {fullname} ({company}) como respondido',
  notAnsweredEntry: 'Marcou o pedido de parceria de {fullname} ({company}) como não respondido',
  markAnswered: 'Marcar como respondido',
  wasAnswered: 'sim',
  wasNotAnswered: 'não',
  markNotAnswered: 'Marcar como não respondido',
  deletedEntry: 'Eliminou o pedido de parceria de {fullname} ({company})',
  restoredEntry: 'Repôs o pedido de parceria de {fullname} ({company})',

  // The menu.
  requestsWait: { one: '{count} pedido sem resposta', other: '{count} pedidos sem resposta' },
  rightName: 'Pedidos de parceria',
  rightAllows: 'Lê, responde, exporta e elimina pedidos, e recebe um e-mail sobre cada novo.',
  answerByMail: 'Responder por e-mail',
  subject: 'Assunto',
  subjectProposed: 'O seu pedido de parceria: {package}',
  answer: 'Resposta',
  answerHint:
    'Começa por «Caro(a) {name},» e termina com o seu nome. O que responderem chega ao seu próprio endereço.',
  sendAnswer: 'Enviar a resposta',
  subjectMissing: 'Introduza um assunto',
  answerMissing: 'Escreva uma resposta',
  answerQueued: 'A resposta vai a caminho de {email}.',
  answerKept: 'Nenhum servidor de e-mail está configurado: a resposta a {email} fica guardada em E-mails.',
  makeSponsor: 'Tornar patrocinador',
  sponsorNotMade: 'Não foi criado nenhum patrocinador',
  sponsorAdded: '{company} é agora patrocinador, ainda sem logótipo.',
  alreadySponsor: '{company} já é patrocinador.',
  answeredByMailEntry: 'Respondeu por e-mail ao pedido de parceria de {fullname} ({company}): {subject}',
  reasonOfMailing: 'Recebe esta mensagem porque pediu uma parceria em {site}.',
  takes: 'Pedidos de parceria: os mesmos dados, o pacote escolhido e a nossa resposta.',
});
