import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  codeMissing: 'Introduza os seis algarismos do e-mail',

  // Changes.
  correctDetails: 'Corrigir os seus dados',
  correctLead: 'Enviamos primeiro um código: para o novo endereço, se o mudar.',
  save: 'Guardar',
  passOn: 'Passar o seu lugar',
  passOnLead:
    'Um colega recebe o seu lugar, com bilhete e ligação próprios. O seu bilhete e esta ligação terminam.',
  pass: 'Passar o lugar',
  cancel: 'Cancelar',
  cancelMyRegistration: 'Cancelar a minha inscrição',
  data: 'Os seus dados',
  getMyData: 'Obter os meus dados',
  eraseEverything: 'Apagar tudo',
  writeToUs:
    'Escreva para <link>{email}</link>. Corrigimos, cancelamos ou passamos a sua inscrição por si, e mostramos ou apagamos o que guardamos.',
  askUs: 'Fale com o organizador. Ele corrige, cancela ou passa a sua inscrição por si.',
  possibleUntil: 'Até {date}.',
  cancelEnded: 'O cancelamento nesta página terminou em {date}. Escreva ao organizador.',
  passOnEnded: 'A passagem do lugar nesta página terminou em {date}. Escreva ao organizador.',

  // Code form.
  codeFromMail: 'Código do e-mail',
  codeSent:
    'Pediu o seguinte: {what}. Enviamos um código para <strong>{sentTo}</strong>. Nada muda antes de o introduzir aqui.',
  confirm: 'Confirmar',
  neverMind: 'Desistir',

  // Gone page.
  passedOn: 'O seu lugar foi passado',
  passedOnLead: 'O seu colega recebe um e-mail com bilhete e ligação próprios. Os seus terminaram.',
  erased: 'Tudo foi apagado',
  erasedLead:
    'A sua inscrição e tudo o que se guardava sobre si desapareceram. Esta ligação já não leva a lado nenhum.',

  // Lost link page.
  lostLinkLead: 'Indique o endereço com que se inscreveu. Enviamos para lá uma nova ligação.',
  noMail: 'Este site não envia e-mails, por isso não pode enviar uma ligação. Escreva-nos.',
  email: 'E-mail',
  noLinkSent: 'Não foi enviada nenhuma ligação',
  sendMeLink: 'Enviar-me uma ligação',
  askOrganiser: 'Fale com o organizador.',

  // Personal page.
  corrected: 'Guardado. É assim que está agora a sua inscrição.',
  cancelled: 'Cancelado. Vai receber um e-mail a confirmar.',
  registration: 'A sua inscrição',
  ownPage: 'A sua própria página',
  isOver: 'Esta cimeira terminou.',
  ticket: 'O seu bilhete',
  ticketOncePaid: 'É mostrado aqui, e enviado para si, assim que o seu lugar estiver pago.',
  ticketQrCode: 'O seu bilhete, como código QR',
  ticketNumber: 'Bilhete n.º {number}',
  pay: 'A pagar: {fee}.',
  addCalendar: 'Adicionar ao calendário',
  stillAsked: 'Diga-nos, por favor',
  answer: 'Responder',

  // What is wrong with a form.
  correctAsked: 'corrigir a sua inscrição',
  passOnAsked: 'passar o seu lugar',
  cancelAsked: 'cancelar a sua inscrição',
  dataAsked: 'obter o que se guarda sobre si',
  eraseAsked: 'apagar tudo o que se guarda sobre si',

  // The server: ask.
  tooManyCodes: 'Foram pedidos demasiados códigos.',
  tooManyCodesFromNetwork: 'Foram pedidos demasiados códigos a partir da sua rede.',

  // The server: confirm.
  noMoreCodes: 'Não é este o código, e não se pode tentar mais. Peça um novo.',
  linkGone: 'Esta ligação já não leva a lado nenhum.',

  // The server: lost link.
  tooManyLinksFromNetwork: 'Foram pedidas demasiadas ligações a partir da sua rede.',
  tooManyLinks: 'Foram pedidas demasiadas ligações.',

  // The server: service.
  notHere: 'Isto já não pode ser feito aqui. Escreva ao organizador.',
  hasAccount: 'Este endereço tem uma conta aqui. Fale com um administrador.',
  wrongCode: {
    one: 'Não é o código do e-mail mais recente. Resta {count} tentativa.',
    other: 'Não é o código do e-mail mais recente. Restam {count} tentativas.',
  },
  codeOver:
    'Este código já não é válido: já foi usado, foi tentado demasiadas vezes, ou passaram os seus {minutes} minutos. A página mostra a sua inscrição como está agora. Se faltar algo, peça um novo código.',
  cancelLead:
    'O seu lugar vai para outra pessoa, e o seu bilhete deixa de valer. Enviamos-lhe primeiro um código.',
  dataLead: 'Tudo o que se guarda sobre si, num ficheiro. Enviamos-lhe primeiro um código.',
  eraseLead:
    'A sua inscrição e tudo o que se guarda sobre si desaparecem de vez. Enviamos-lhe primeiro um código.',
  codeHint: '{digits} algarismos. É válido durante {minutes} minutos.',
  notDone: 'Não foi possível fazê-lo',
  linkSent:
    'Se alguém estiver inscrito com este endereço, vai a caminho um e-mail com uma nova ligação. A ligação anterior termina.',

  // In mails
  code: 'Código',
});
