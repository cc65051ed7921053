import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  whatsappInvalid: 'Número de WhatsApp inválido',
  phoneInvalid: 'Número de contacto inválido',
  nameMissing: 'Introduza o seu nome completo',
  noName: 'Isto não é um nome: não tem letras.',
  name: 'Nome',
  fullName: 'Nome completo',
  companyMissing: 'Introduza o nome da sua empresa',
  company: 'Empresa',
  companyName: 'Nome da empresa',
  roleMissing: 'Introduza a sua função',
  designation: 'Função',
  role: 'Função',
  email: 'E-mail',
  phone: 'Telefone',
  contactNumber: 'Número de contacto',
  contactNumberHint: 'Se for diferente do seu número de WhatsApp',
  whatsappMissing: 'Introduza o seu número de WhatsApp',
  whatsapp: 'WhatsApp',
  whatsappNumber: 'Número de WhatsApp',
  howTheyHeard: 'Origem',
  notice: 'Origem',
  answerCounted: '{question} {answer}: {count}',
  noLongerAsked: '{label} (já não se pergunta)',
  yes: 'Sim',
  no: 'Não',
  answerMissing: 'Responda a esta pergunta',
  notANumber: 'Escreva um número em algarismos',
  notOffered: 'Escolha uma das respostas',
  noticeMissing: 'Indique como soube da cimeira',

  // Consent.
  enteredAtTheDesk: 'introduzido pela organização',
  passedOn: 'lugar cedido',

  // Phone hint.
  phoneHint: '10 a 15 algarismos, com ou sem +',
  phoneHintOf: '10 a 15 algarismos, por exemplo {example}. Sem indicativo do país, é lido como +{code}.',

  // The server: consent texts.
  consentOutdated: 'O texto de consentimento está desatualizado. Recarregue a página.',

  // The server: personal data.
  consentUnknown: 'Desconhecido: anterior a ser guardado',

  // The server: service.
  alreadySent: 'Este formulário já foi enviado. Recarregue a página e tente novamente.',
  gone: 'Este registo já não existe.',
  newsNotAsked: 'não pedidas',
  closedForNow:
    'Tantas pessoas enviaram este formulário que está fechado por agora. Tente novamente dentro de {hours} h.',
  limitEntry: '{list}: nada mais é aceite até {hours} h, após {quota} nesse tempo',
  agreedTo: 'Aceitou',
  language: 'Língua',
  notADate: 'Indique uma data, por exemplo 2025-08-26.',

  // Files.
  fileMissing: 'Escolha um ficheiro.',
  fileHint: '{types}, até {most} MB.',
  fileTooLarge: 'O ficheiro tem mais de {most} MB. Escolha um mais pequeno.',
  fileTypeUnknown: 'Escolha um ficheiro de um destes tipos: {types}.',
  fileGone: 'O ficheiro não chegou. Escolha-o novamente e espere até o nome aparecer.',
  fileKept: '{name} chegou.',
  noFileAsked: 'Nenhum formulário pede um ficheiro.',
  tooManyFiles: 'Foram enviados demasiados ficheiros a partir da sua rede.',
  noRoomForFiles:
    'Estão a ser enviados tantos ficheiros que não há espaço para mais. Tente novamente daqui a uma hora.',
  filesFull: 'Já não há espaço para mais ficheiros. Avise os organizadores.',
  noSuchFile: 'Este ficheiro já não existe.',
  takesFiles: 'Ficheiros: os que envia com as suas respostas.',
});
