import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // What is wrong with a field.
  missing: 'Preencha este campo.',
  tooLong: 'Use no máximo {max} caracteres.',
  tooMuchFormatting: 'Este texto tem demasiada formatação. Retire alguma.',
  invalidCharacter: 'Este texto contém um carácter inválido. Escreva-o novamente.',
  notOneLine: 'Escreva numa só linha, sem tabulações.',
  invalidEmail: 'Introduza um endereço de e-mail válido',
  invalidContactNumber: 'Número de contacto inválido',
  idMissing: 'Falta o identificador.',
  invalidId: 'Este identificador não é válido.',
  wrongType: 'Valor inválido. Esperado: {expected}.',
  tooSmall: 'Valor demasiado pequeno: o mínimo é {minimum}.',
  tooLarge: 'Valor demasiado grande: o máximo é {maximum}.',
  notAnOption: 'Escolha uma destas opções: {options}.',
  dateMissing: 'Escolha uma data.',
  dateOutOfRange: 'Escolha uma data entre os anos 1900 e 2999.',
  notAPoint: 'Isto não é um ponto da imagem.',
  fileTooLarge: 'O ficheiro tem mais de {most}. Volte atrás e escolha um mais pequeno.',
  pictureTooLarge: 'A imagem ultrapassa {most}. Escolha uma mais pequena.',
  allRequired: 'Todos os campos são obrigatórios, incluindo a imagem!',

  // Instead of a value that isn’t recorded: a secret, a picture.
  changedValue: 'alterado',

  // The only sheet of a file for spreadsheets.
  sheetName: 'Lista',

  // Placeholders in what organisers write. Their braces are the program's own.
  unknownPlaceholder: '{unknown} não é um marcador. Pode usar {known}.',
  noPlaceholders: '{unknown} não é um marcador que possa estar aqui.',

  // Amounts.
  amountInvalid: 'Introduza um montante, por exemplo 1500 ou 1500,50.',
  wholeAmountInvalid: 'Introduza um montante inteiro, por exemplo 1500.',
  amountUnclear: 'É {grouped} ou {other}? Escreva sem «{sign}» ou como um destes.',

  // Why a call is refused.
  signInFirst: 'Falta a autorização. Inicie sessão.',
  roleRefused: 'A sua função não o permite. Fale com um administrador.',
  setUpFirst: 'Configure primeiro o início de sessão em dois passos na sua conta.',
  changedMeanwhile:
    'Entretanto, outra pessoa alterou isto. Mostre os dados mais recentes para ver a alteração; até lá, o que escreveu fica guardado.',
  versionMissing: 'Envie o ETag do registo que viu em {header}.',
  versionInvalid: '{header} tem de ser o ETag do registo, entre aspas.',
  unknownField: 'Campo desconhecido: {name}',

  // Rows of an imported file.
  sameAsLine: 'Igual à linha {line}.',
  partMissing: 'Falta aqui uma parte: {part} está vazio. É mesmo assim?',
  numberShortened:
    'A folha de cálculo abreviou este número e perderam-se algarismos. Formate a coluna como texto, introduza o número de novo e guarde o ficheiro.',

  // When too much is asked at once.
  siteBusy: 'O site tem muito que fazer de momento. Tente novamente dentro de alguns segundos.',
  readingBusy: 'De momento está a ser enviado demasiado para o site. Tente novamente em breve.',
  longReadsBusy: 'Estão a ser lidas várias listas longas. Tente novamente dentro de alguns segundos.',
  drawingBusy: 'Estão a ser desenhadas muitas imagens. Tente novamente dentro de alguns segundos.',
  picturesBusy: 'Estão a ser lidas várias imagens. Tente novamente dentro de alguns segundos.',
  pictureTooDemanding:
    'Ler esta imagem exige demasiado tempo ou memória. Simplifique-a ou envie uma mais pequena.',
  pictureGone: 'Esta imagem não existe.',

  // The server: body bytes.
  bodyCutOff: 'O envio terminou antes de estar completo. Envie novamente.',
  bodyTooLarge: 'O envio ultrapassa o limite de {limit} bytes.',
  bodyTooSlow: 'O envio demorou demasiado. Envie novamente.',
  bodyInCrumbs: 'O envio chega em demasiados pedaços pequenos. Envie em pedaços maiores.',
  bodyCompressed: 'Envie os dados sem compressão, sem content-encoding.',

  // The server: csrf guard.
  fromAnotherSite: 'Isto foi enviado a partir de outro site. Use o formulário do nosso próprio site.',

  // The server: field names.
  noSuchField: 'Não existe nenhum campo chamado __proto__.',
  mostFields: '{most} campos',
  tooMuchIn: 'O envio ({where}) tem mais de {most}, o que nenhuma chamada aceita.',
  givenTwice: 'O envio ({where}) indica {shown} duas vezes.',

  // The server: handler.
  invalidInput: 'Estes dados não são válidos.',

  // The server: mount calls.
  callMissing: 'Esta chamada não existe.',
  dataUnavailable: 'De momento o site não consegue aceder aos dados. Tente novamente em breve.',
  unexpected: 'Ocorreu um problema do nosso lado. Tente novamente dentro de momentos.',
  or: 'ou',
  wrongMethod: 'Use {list} aqui.',

  // The server: parse form.
  formIncomplete: 'O formulário enviado está incompleto, ou o seu separador também surge num valor.',

  // The server: parse json.
  notAnObject: 'Os dados têm de ser um objeto JSON.',
  notJson: 'Os dados não são JSON válido.',
  mostLevels: '{most} níveis',
  mostValues: '{most} valores',

  // The server: read input.
  wrongContentType: 'Envie {list}.',
  wrongCharset: 'Envie o texto em UTF-8, sem indicar outro conjunto de caracteres.',

  // The server: required id.
  differentIds: 'O endereço e os dados enviados indicam identificadores diferentes.',

  // The server: text.
  textNotUtf8: 'Este texto não está em UTF-8. Envie-o nessa codificação.',
  addressNotUtf8: 'Isto não é texto UTF-8 em que cada % se escreve %25.',

  // The server: starting.
  oneMoment: 'Um momento, por favor',
  siteStarting: 'O site está a arrancar.',
  upgrading: 'A atualizar…',
  siteUpgrading: 'O site está a ser atualizado. Tente novamente dentro de momentos.',

  // The server: request context.
  sentOtherwise:
    'Isto já foi enviado com outro conteúdo e chegou como estava então. Envie mais uma vez para o enviar como está agora.',
  madeWithoutAnswer:
    'Isto já chegou, mas a resposta já não pode ser lida. Verifique se está lá antes de enviar de novo.',
  idempotencyKeyInvalid: 'Idempotency-Key tem de ter 8 a 64 letras, algarismos, - e _.',

  // The server: limits.
  waitAndTryAgain: '{why} Aguarde {minutes} min e tente novamente.',

  // The server: guesses.
  tooManyFailedAttempts: 'Demasiadas tentativas falhadas.',

  // The server: plain form.
  noFilesHere: 'Este formulário não aceita ficheiros.',

  // The server: clean svg.
  svgEntities: 'Este SVG define entidades. Guarde-o sem elas.',
  svgNotUtf8: 'Este SVG não está em UTF-8. Guarde-o nessa codificação.',
  svgDamaged: 'Este SVG está danificado e não pode ser lido. Guarde-o novamente.',
  svgTooComplex: 'Este SVG é demasiado complexo para um logótipo. Simplifique-o ou envie-o como PNG.',

  // The server: prepare picture.
  notAPhoto: 'A imagem não é um ficheiro JPEG, PNG, WebP ou AVIF.',
  svgInvisible:
    'Nada neste SVG seria visível: não desenha nada na sua largura e altura, ou só elementos que são retirados (scripts, ligações, imagens).',
  notAPictureType: 'A imagem não é um ficheiro JPEG, PNG, WebP, AVIF ou SVG.',
  unreadablePicture: 'Este ficheiro não pode ser lido como imagem.',
  tooManyPixels: 'A imagem tem mais de 40 megapíxeis. Escolha uma mais pequena.',
  pictureDamaged: 'A imagem está danificada e não pode ser lida. Escolha outra.',
  svgNotDrawn:
    'Este SVG não pode ser desenhado na sua largura e altura. Verifique-as, bem como o seu viewBox.',

  // The server: list ids.
  listAbandoned: 'Já ninguém espera por esta lista.',

  // The server: positions.
  idListedTwice: 'Um identificador surge duas vezes.',
  oneIsGone: 'Um destes já não existe. Recarregue a lista.',

  // Refusal text.
  serverUnreachable: 'Não é possível contactar o servidor. Verifique a sua ligação e tente novamente.',
  noAnswer: 'Ocorreu um problema!',
  brokenRequest: 'O pedido está danificado ou incompleto. Envie-o novamente.',
  noTrace: 'TRACE não é usado aqui.',
  twoHosts: 'O pedido indica mais do que um Host.',
  reloadsItself: 'Esta página recarrega-se sozinha.',
  tokenCant:
    'Um token de API não pode fazer isto, nem revogar-se a si próprio. Inicie sessão: pode revogar tokens na sua conta.',
  cellError:
    'Aqui falhou uma fórmula da folha de cálculo: isto é o seu erro, não um valor. Escreva o que se pretende.',
  aroundTheLines: 'À volta das linhas',
  mayNotCount:
    '{column}: «{word}» pode querer dizer que esta linha não conta. Corrija, ou diga acima se as linhas com esta palavra são importadas.',
  timeSkipped: 'Nesse dia, os relógios saltam {time}. Escolha outra hora.',
  factsBeside: '{before}; {after}',

  // What the program's own roles are called.
  roleAdministrator: 'Administrador',
  roleEditor: 'Editor',
  roleDesk: 'Secretariado',
  roleUser: 'Utilizador',
});
