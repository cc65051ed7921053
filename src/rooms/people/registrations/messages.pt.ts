import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'inscrição',
  counted: { one: '{count} inscrição', other: '{count} inscrições' },
  many: 'Participantes',
  registeredAlready: 'Já se inscreveu? <link>Encontre o seu bilhete</link>.',
  severalOfYou: 'São vários? <link>Inscreva um grupo com um só formulário</link>.',
  youPay: 'Paga {price}',
  chooseKind: 'Na página da sua encomenda pode escolher outro tipo de bilhete e pagar.',
  payLater: 'Paga na página da sua encomenda.',
  groupPays:
    'A partir de {least} pessoas da sua empresa, cada uma paga {price}: inscrevam-se juntas num só formulário, ou cada uma com o nome da empresa e um endereço de e-mail do domínio dela.',
  groupPaysByLink: 'Entra no grupo da sua empresa. A partir de {least} pessoas, cada uma paga {price}.',
  alreadyRegistered: 'Este endereço de e-mail já está inscrito.',
  answerOnYourPage: 'Responda na sua página',
  note: 'Nota',
  dateHeading: 'Data',
  firstName: 'Primeiro nome',
  middleName: 'Outro nome',
  lastName: 'Apelido',
  lastNameFirst: 'Apelido, primeiro nome',
  dialCode: 'Indicativo do país',
  numberMeant: 'Isto não é um número.',
  severalNumbers:
    'De vários números numa célula fica o primeiro; os outros vão para o número de contacto ou para a nota.',
  whatsappInNote: 'WhatsApp também: {numbers}',
  phoneInNote: 'Telefone também: {numbers}',
  stateUnknown: '{column}: «{word}» não é conhecido. Diga acima se estas pessoas entram.',
  mayNotCome:
    '{column}: ‘{word}’ pode significar que não vêm, ou que não vêm sozinhos. Diga acima se essas pessoas são aceites, ou escolha a coluna como Estado.',
  noticeWalkIn: 'Sem inscrição',
  noticeOtherwise: 'Nenhuma coluna diz como as pessoas souberam da cimeira: recebem ‘{notice}’.',
  mayBeNoName:
    '{column}: ‘{word}’ talvez não seja um nome, ou são os nomes de várias pessoas. Escreva aqui um só nome, e uma linha para cada pessoa, ou diga acima que é mesmo assim.',
  saysNothing:
    '{column}: ‘{word}’ não diz nada desta pessoa. Escreva-o aqui, ou diga acima que é mesmo assim.',
  stateHeading: 'Estado',
  cancelledState: 'cancelada',
  registeredState: 'inscrita',
  news: 'Novidades',

  // Add attendee screen.
  addAttendee: 'Adicionar participante',
  cancel: 'Cancelar',
  cancelInstead: 'Cancelar em vez disso',
  edition: 'Edição',
  sendConfirmationNow: 'Enviar a confirmação agora',
  confirmHint: 'Também pode ser enviada mais tarde, a partir da lista.',

  // What is wrong with a form.
  pleaseChoose: 'Escolha',
  noteHint: 'Só os organizadores a leem.',

  // Attendees screen.
  cancelled: 'Cancelada',
  notCancelled: 'Inscritos',
  registeredAndCancelled: 'Inscritos e cancelados',
  answer: 'Resposta',
  howHeard: 'Origem',
  company: 'Empresa',
  importedTogether: 'Importadas em conjunto',
  askedForNews: 'Pedidas',
  from: 'De',
  to: 'Até',
  deleteConsequence:
    'Os bilhetes e as ligações das páginas pessoais deixam de funcionar. Respostas e ficheiros ficam até o registo ser apagado.',
  countedAttendees: { one: '{count} participante', other: '{count} participantes' },
  deleteQuestion: { one: 'Eliminar este participante?', other: 'Eliminar estes {count} participantes?' },
  deleteFailed: 'Erro ao eliminar o participante',
  consentText: 'Texto de consentimento',
  ticket: 'Bilhete',
  ticketOncePaid: 'Chega num e-mail próprio, assim que o seu lugar estiver pago.',
  ticketEnds: 'O bilhete de {name} deixa de dar entrada.',
  ticketsEnd: 'Os bilhetes de {count} pessoas deixam de dar entrada.',
  noTicketWhileCancelled: 'Esta inscrição está cancelada, por isso o bilhete não conta.',
  withNotes: 'Com notas',
  withNotesTip: 'XLSX com o estado e as notas dos organizadores. Não é para entregar a terceiros.',
  writeThese: 'Escrever a estes',
  importFile: 'Importar',
  search: 'Procurar por nome, e-mail ou número',
  empty:
    'As inscrições da <link>página de inscrição</link> surgem aqui. Também pode <list>importar uma lista</list>.',

  // Cancel attendees.
  notChanged: 'Não foi possível alterar.',
  undo: 'Anular',
  cancelRegistration: 'Cancelar inscrição',
  restoreRegistration: 'Repor inscrição',

  // Company cell.
  countCompany: '{number} de {company}',
  colleagues: 'Outros desta empresa',
  alsoFrom: 'Também de {company}',
  showColleagues: 'Mostrar todos na lista',

  // Registration aside.
  regular: 'Normal',
  earlyBird: 'Antecipado',

  // What is wrong with a form.
  companyHint: 'Para os descontos de grupo, «Acme» e «ACME Ltd.» contam como uma só empresa.',
  noticeQuestion: 'Como soube da cimeira?',

  // Registration form.
  refusedHeading: 'A inscrição falhou',
  sendFailed: 'Ocorreu um erro durante a inscrição',
  formLabel: 'Inscrição',
  register: 'Inscrever-se',
  registering: 'A inscrever…',

  // Registration page.
  questions: 'Dúvidas? <link>Escreva-nos</link>',

  // Update attendee screen.
  correctAttendee: 'Corrigir participante',
  save: 'Guardar',

  // Write to attendees.
  notQueued: 'Não foi possível pôr na fila.',
  sendConfirmation: 'Enviar confirmação',
  sendNewLink: 'Enviar nova ligação',
  sendCancellation: 'Avisar por e-mail',

  // The server: desk handlers.
  registered: '{name} está inscrito.',
  saved: '{name}: guardado.',

  // The server: desk.
  nothingToChange: 'Estas inscrições já não existem ou já estão assim.',
  createdEntry: 'Adicionou a inscrição de {fullname} ({company})',
  correctedEntry: 'Corrigiu a inscrição de {fullname}',

  // The server: export file.
  exported: 'as inscrições',

  // The server: own.
  isCancelled: 'Esta inscrição está cancelada.',

  // The server: registrar.
  alreadyRegisteredNamed: '{email} já está inscrito.',

  // The server: write to.
  nobodyRegistered: 'Nenhuma destas pessoas está inscrita na cimeira atual.',
  nobodyCancelled: 'Nenhuma destas pessoas cancelou na cimeira atual.',
  mailsQueued: { one: '{count} e-mail na fila.', other: '{count} e-mails na fila.' },
  mailsKept: {
    one: '{count} e-mail guardado em E-mails, com a ligação.',
    other: '{count} e-mails guardados em E-mails, com a ligação.',
  },
  manyCancelled: { one: '{count} inscrição cancelada.', other: '{count} inscrições canceladas.' },
  manyRestored: { one: '{count} inscrição reposta.', other: '{count} inscrições repostas.' },
  notChangedRest: '{count} não puderam ser: {message}',
  ticketsSold: 'Todos os bilhetes estão vendidos.',
  makesPlaces: 'Perfaz {held} de {limit} lugares.',
  keptForOffers: {
    one: '{count} deles está guardado para quem tem uma oferta.',
    other: '{count} deles estão guardados para quem tem uma oferta.',
  },

  // The record of activity.
  cancelledEntry: 'Cancelou a inscrição de {fullname} ({company})',
  tookBackEntry: 'Repôs a inscrição de {fullname} ({company})',
  sentConfirmationEntry: 'Enviou de novo a confirmação a {fullname}',
  sentLinkEntry: 'Enviou de novo a {fullname} a ligação da sua página',
  sentCancellationEntry: 'Avisou {fullname} por e-mail de que a inscrição foi cancelada',
  registeredEntry: '{fullname} ({company}) inscreveu-se',
  ownCorrectedEntry: '{fullname} corrigiu a sua inscrição',
  ownCancelledEntry: '{fullname} ({company}) cancelou a sua inscrição',
  passedOnEntry: '{fullname} passou a sua inscrição a {colleague} ({company})',
  deletedEntry: 'Eliminou a inscrição de {fullname} ({company})',
  restoredEntry: 'Repôs a inscrição de {fullname} ({company})',
  rightName: 'Participantes',
  rightAllows:
    'Lê, adiciona, corrige, cancela, importa e elimina inscrições, escreve aos participantes, exporta-os e imprime crachás.',
  cancelUntil: 'Cancelar até',
  passOnUntil: 'Passar o lugar até',
  language: 'Língua',
  languageHint: 'Aquela em que lhe escrevemos.',
  nobodyToJoin: 'Não há ninguém desta empresa para juntar.',
  joinsTooFew: 'Nenhum preço muda: juntos são menos de {least}.',
  joinsNothing: 'Nenhum preço muda.',
  joinFee: '{name} paga {to} em vez de {from}.',
  joinTogether: 'Juntar num grupo',
  separate: 'Desfazer o grupo',
  joinQuestion: 'Juntar todos de {company} num grupo?',
  mayBelong: 'Talvez do mesmo grupo',
  mayBelongLead: 'O mesmo nome, mas nada prova que sejam da mesma empresa.',
  notJoined: 'Nada foi alterado.',
  joined: {
    one: '{count} inscrição de {company} juntou-se ao grupo.',
    other: '{count} inscrições de {company} juntaram-se ao grupo.',
  },
  separated: {
    one: '{count} inscrição de {company} está de novo sozinha.',
    other: '{count} inscrições de {company} estão de novo separadas.',
  },
  joinedEntry: {
    one: '{count} inscrição de {company} junta ao seu grupo',
    other: '{count} inscrições de {company} juntas num grupo',
  },
  separatedEntry: {
    one: '{count} inscrição de {company} retirada do seu grupo',
    other: '{count} inscrições de {company} retiradas do seu grupo',
  },
  takes:
    'Inscrições: o seu nome, o endereço de e-mail e os números de telefone, a sua empresa e função, como soube de nós, as suas outras respostas, a sua língua e quem se inscreveu consigo.',
});
