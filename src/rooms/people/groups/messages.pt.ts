import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // What is wrong with a form.
  groupTooSmall: 'Acrescente quem vem consigo, ou diga quantos lugares guardar.',
  groupTooLarge: 'Um grupo tem no máximo {most} pessoas. Para um maior, escreva-nos.',
  placesInvalid: 'Introduza um número inteiro de 0 a {most}.',
  personWrong: 'Linha {line}: {problem}',
  addressMissing: 'Acrescente um endereço de e-mail.',
  addressTwice: 'Este endereço de e-mail está lá duas vezes.',
  notAName:
    '«{given}» talvez não seja um nome. Escreva o nome próprio, depois o apelido, e nada mais. Para quem ainda não conhece, guarde um lugar a indicar mais tarde; quem se chama assim pode inscrever-se à parte.',
  mayBeOfTheName:
    '«{given}» faz parte do nome? Escreva o nome próprio e o apelido juntos. Se for a função, ponha acima uma linha «Nome, Função, E-mail», com o mesmo sinal de separação que aqui.',
  notARole: '«{given}» não é uma função.',
  tooMuch: 'Esta linha tem mais do que um nome, uma função e um endereço de e-mail.',

  // What goes with a registration.
  keptWithoutName: {
    one: 'O lugar que {name} guarda para alguém sem nome fica livre.',
    other: 'Os {count} lugares que {name} guarda para pessoas sem nome ficam livres.',
  },

  // Group page.
  title: 'Inscrever um grupo',
  description: 'Inscreva várias pessoas de uma empresa de uma só vez.',
  lead: 'Um só formulário para si e para quem vem consigo. Cada pessoa recebe o seu bilhete e a sua página por e-mail.',
  registerOne: 'Vem só? <link>Inscreva-se</link>.',
  formLabel: 'Inscrição de um grupo',
  people: 'Quem vem consigo',
  peopleHint:
    'Uma pessoa por linha: nome, função, endereço de e-mail. Linhas copiadas de uma folha de cálculo servem tal como estão.',
  unnamed: 'Lugares a indicar mais tarde',
  unnamedHint: 'Guardamo-los para si. Indica-os numa página sua.',
  register: 'Inscrever o grupo',
  registering: 'A inscrever…',
  refusedHeading: 'O grupo não foi inscrito',
  sendFailed: 'Ocorreu um erro durante a inscrição',
  size: { one: '{count} pessoa', other: '{count} pessoas' },
  placesToName: '{count} por indicar',
  discountReached: 'O desconto de grupo é seu. Cada um paga {fee}.',
  discountReachedUntold: 'O desconto de grupo é seu.',
  discountMissing: {
    one: 'Mais {count} pessoa da sua empresa, e o desconto de grupo é seu.',
    other: 'Mais {count} pessoas da sua empresa, e o desconto de grupo é seu.',
  },
  together: '{price} em conjunto',
  chooseKinds: 'Na página da sua encomenda escolhe o tipo de bilhete de cada um e paga.',
  payLater: 'Paga por todos na página da sua encomenda.',
  forEach: 'Cada um paga {fee}.',

  // Naming page.
  namingTitle: 'O seu grupo',
  namingDescription: 'Os lugares do seu grupo que ainda não têm nome.',
  namingLead: {
    one: '{count} lugar está guardado para si. Quem vem?',
    other: '{count} lugares estão guardados para si. Quem vem?',
  },
  allNamed: 'Todos os lugares do seu grupo têm nome.',
  nameThem: 'Inscrevê-los',
  giveBack: 'Devolver os lugares sem nome',
  notNamed: 'Ninguém foi inscrito',
  openGroup: 'Indicar quem vem',
  toOwnPage: 'Voltar à sua página',

  // Answers of calls.
  registered: 'O seu grupo está inscrito.',
  summitOver: 'Esta cimeira terminou.',
  tooFewPlaces: { one: 'Só resta {count} lugar.', other: 'Só restam {count} lugares.' },
  tooManyNamed: {
    one: 'Só {count} lugar está guardado para si.',
    other: 'Só {count} lugares estão guardados para si.',
  },
  taken: '{email} já está inscrito.',
  noGroup: 'Não há lugares por indicar.',

  // Activity.
  registeredEntry: {
    one: '{fullname} ({company}) inscreveu um grupo: {count} pessoa',
    other: '{fullname} ({company}) inscreveu um grupo: {count} pessoas',
  },
  registeredWithUnnamedEntry: {
    one: '{fullname} ({company}) inscreveu um grupo: {count} pessoa, e {unnamed} por indicar',
    other: '{fullname} ({company}) inscreveu um grupo: {count} pessoas, e {unnamed} por indicar',
  },
  namedEntry: {
    one: '{fullname} indicou {count} pessoa do seu grupo',
    other: '{fullname} indicou {count} pessoas do seu grupo',
  },
  gaveBackEntry: {
    one: '{fullname} devolveu {count} lugar do seu grupo',
    other: '{fullname} devolveu {count} lugares do seu grupo',
  },
});
