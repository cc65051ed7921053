import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  one: 'os dados do evento',
  counted: { one: '{count} edição', other: '{count} edições' },
  deleteQuestion: { one: 'Eliminar estes dados do evento?', other: 'Eliminar estas {count} edições?' },
  many: 'Dados do evento',
  addMenu: 'Adicionar dados do evento',
  listMenu: 'Ver dados do evento',
  year: 'Ano',
  theme: 'Tema',
  venue: 'Local',
  regularFee: 'Preço normal',
  publicOnceSaved: 'Público assim que for guardado.',
  earlyBirdFee: 'Preço antecipado',
  earlyBirdExpiry: 'Fim do preço antecipado',
  earlyBirdExpiryDate: 'Data de fim do preço antecipado',
  earlyBirdExpiryHint: 'O último dia do preço antecipado.',
  expiryDate: 'Data de fim',
  expiryOnCard: 'Fim',
  feeOnCard: 'Preço',
  eventDate: 'Data do evento',
  eventDateHint: 'O primeiro dia.',
  eventTime: 'Hora do evento',
  eventTimeHint: 'Quando abrem as portas no primeiro dia.',
  name: 'Nome',
  summitName: 'Nome da cimeira',
  nameHint: 'Tal como surge em páginas, crachás e calendários.',
  where: 'Onde',
  days: 'Dias',
  lastDay: 'Último dia',
  daysHint: 'Até catorze dias, incluindo o primeiro.',
  when: 'Quando',
  city: 'Cidade',
  country: 'País',
  latitude: 'Latitude',
  latitudeHint: 'Em graus, por exemplo 6.1319.',
  longitude: 'Longitude',
  longitudeHint: 'Oeste é negativo: -0.2057.',
  timeZone: 'Fuso horário',
  hintInZone: '{hint}, no fuso {zone}.',
  timeZoneHint: 'Todas as horas da edição estão nele.',
  currency: 'Moeda',
  fees: 'Preços',
  groupDiscountFrom: 'Desconto de grupo a partir de',
  groupDiscountFromHint: 'Quantas inscrições de uma empresa.',
  groupDiscount: 'Desconto de grupo',
  groupDiscountPercent: 'Desconto de grupo em percentagem',
  groupDiscountHint: 'Vazio se for combinado pessoalmente.',
  registrationOpens: 'Abertura das inscrições',
  opens: 'Abre',
  opensHint: 'Vazio: estão abertas agora.',
  registration: 'Inscrição',
  registrationCloses: 'Fecho das inscrições',
  closes: 'Fecha',
  closesHint: 'Vazio: ficam abertas.',
  places: 'Lugares',
  placesHint: 'Vazio: tantos quantos quiserem vir.',
  offerHours: 'Horas para aceitar um lugar',
  offerHoursHint: 'Para quem recebe um da lista de espera.',
  dateTimeMissing: 'Escolha uma data e uma hora.',
  countryMissing: 'Escolha um país.',
  chooseCountry: 'Escolher um país',
  currencyMissing: 'Escolha uma moeda pelo código, por exemplo XOF.',
  chooseCurrency: 'Escolher uma moeda',
  yearMissing: 'Escolha um ano.',
  chooseYear: 'Escolher um ano',
  timeZoneMissing: 'Escolha um fuso horário, por exemplo Africa/Lagos.',
  dateMissing: 'Escolha uma data.',
  timeInvalid: 'Introduza a hora como HH:MM, por exemplo 09:00.',
  otherYear: 'Escolha um ano de {first} a {last}.',
  daysInvalid: 'Uma edição dura de 1 a {most} dias.',
  hoursInvalid: 'Introduza um número de horas de 1 a {most}.',
  placesInvalid: 'Introduza um número de 1 a {most}.',
  groupSizeInvalid: 'Introduza um número de 2 a {most}.',
  latitudeInvalid: 'Introduza a latitude em graus, de -90 a 90.',
  longitudeInvalid: 'Introduza a longitude em graus, de -180 a 180.',
  percentageInvalid: 'Introduza uma percentagem de 1 a 100.',

  // Map section.
  openMap: 'Abrir o OpenStreetMap',

  // Venue map.
  mapSource: 'O mapa vem do OpenStreetMap, que fica então a ver o seu endereço.',
  mapOf: 'Mapa de {city}',
  map: 'Mapa',
  showMap: 'Mostrar o mapa',

  // Copy edition screen.
  copyEdition: 'Copiar edição',
  copyOf: 'Copiar {year} para outro ano',
  copyLead:
    'São copiados o nome, o tema, o local, o fuso, a moeda, o preço normal, o desconto de grupo, os lugares e o que escolher abaixo. Não são copiados as inscrições e os pedidos, o preço antecipado, nem quando as inscrições abrem e fecham. Os dias dos bilhetes e códigos seguem o primeiro dia. O site continua a mostrar a edição atual.',
  takeTexts: 'Os seus textos e pacotes publicados',
  takeTextsHint: 'Caso contrário, começa com os textos que o site tinha antes da primeira edição.',
  takeSpeakers: 'Os seus oradores, com as fotografias',
  takeSpeakersHint: 'As sessões que copiar depois nomeiam os oradores copiados.',
  takeSponsors: 'Os seus patrocinadores e parceiros, com os logótipos',
  speakers: 'Oradores',
  sponsors: 'Patrocinadores e parceiros',
  copy: 'Copiar',
  cancel: 'Cancelar',

  // Create edition screen.
  addEventData: 'Adicionar dados do evento',

  // Current edition panel.
  currentEdition: 'Edição atual',
  notMadeCurrent: 'Não foi possível mudar a edição atual.',
  nobodyChose: 'Ninguém a escolheu: é a mais próxima que não terminou, ou a última que terminou.',
  makeYearCurrent: 'Tornar atual: {year}',
  makeCurrent: 'Tornar atual',
  makeCurrentTitle: 'Tornar {year} a edição atual?',
  makeCurrentLead:
    'O site mostrará {asked} em vez de {current}: o nome, o tema, as datas, o local, os preços, os textos, os pacotes, a contagem decrescente e a entrada de calendário.',
  makeCurrentRegistrations:
    'As novas inscrições e os pedidos de parceria pertencerão a {year}. Os de {current} ficam lá. Pode voltar atrás a qualquer momento.',

  // Edition list screen.
  unnamedEdition: 'a edição de {year}',
  deleteFailed: 'Erro ao eliminar os dados do evento',
  search: 'Procurar por tema',
  addFirst: 'Adicionar a primeira edição da cimeira',

  // Edition mark.
  forCurrent: 'Para {year}, a edição atual',
  editionOver: 'A edição de {year} terminou.',
  edition: 'Edição',
  currentYear: '{year}, atual',
  allEditions: 'Todas as edições',
  editionGone: 'Esta edição já não existe.',
  isOver: 'Esta edição terminou.',

  // Home page.
  about: 'Sobre',
  whoShouldAttend: 'Para quem',
  packages: 'Pacotes',
  cloth: 'Tecido',
  organiser: 'Organizador',

  // Audience section.
  register: 'Inscrever-se',
  joinWaitingList: 'Entrar na lista de espera',
  beSponsor: 'Ser patrocinador',

  // Edition fees.
  regular: 'Normal',
  earlyBird: 'Antecipado',

  // Hero.
  myTicket: 'O meu bilhete',
  findTicket: 'Encontrar o seu bilhete',
  todayIs: 'Hoje é {date}',
  dayOf: 'Dia {day} de {days}',

  // Package card.
  soldOut: 'Esgotado',
  sponsorAs: 'Patrocinar <hidden>como </hidden><name>{name}</name>',

  // Packages carousel.
  packagesCarousel: 'Os pacotes, um a um',

  // Past carousel.
  watchFilm: 'Ver o filme<hidden>: </hidden><name>{title}</name>',

  // After the summit.
  pictures: 'Imagens',
  nextSummit: 'Próxima cimeira',

  // Section links.
  onThisPage: 'Nesta página',

  // Summit cloth section.
  clothStayedBare: 'Cada inscrição acrescenta um fio. Não há nenhum para mostrar.',
  addThread: 'Acrescente o seu fio',

  // What is wrong with a form.
  amountRead: 'São {amount}.',

  // Own page.
  noSuchPage: 'Esta página não existe.',

  // Privacy page.
  lastUpdated: 'Última atualização: <time>{updated}</time>',

  // Update edition screen.
  updateEventData: 'Atualizar dados do evento',
  themeOfYear: '{theme} · {year}',
  editionOf: 'A edição de {year}',
  copyButton: 'Copiar para outro ano',
  saveEventData: 'Guardar dados do evento',

  // What is wrong with a form.
  closesBeforeOpens: 'As inscrições não podem fechar antes de abrir.',
  earlyBirdTooHigh: 'O preço antecipado não pode ser superior ao normal.',
  dateInOtherYear: 'Esta data não é em {year}.',
  earlyBirdTooLate: 'O preço antecipado não pode terminar depois do início do evento.',
  eventDateFirst: 'Escolha primeiro a data do evento.',
  lastDayTooEarly: 'O último dia não pode ser antes da data do evento.',
  tooManyDays: 'Uma edição dura no máximo {most} dias.',
  notTheLastDay: 'Este não é o último de {days} dias.',

  // Edition texts.
  theDay: 'o dia',
  bothDays: 'os dois dias',
  allDays: 'todos os {number} dias',

  // Practical facts.
  doorsOpen: 'Abertura das portas',
  toPay: 'A pagar',
  howToPay: 'Como pagar',
  groupDiscountNote: '{percent}% de desconto de grupo',
  groupDiscountToldNote: 'menos o desconto que o organizador lhe indicar',

  // Read fee.
  feeTooHigh: 'Introduza no máximo {money}.',

  // Registration state.
  registrationEarly: 'As inscrições abrem em {date}.',
  registrationOver: 'As inscrições fecharam em {date}.',
  instant: '{date} às {time} {zone}',

  // Schedule.

  // The server: calendar.
  doorsOpenAt: 'As portas abrem às {time} {zone}.',

  // The server: choose edition.
  madeCurrentEntry: 'Tornou a edição de {year} a atual',

  // The server: copy edition.
  copiedEntry: 'Copiou a edição de {from} para {to}',

  // Answers of calls.
  dateUnknown: 'A data da cimeira ainda não é conhecida.',
  saved: 'Dados do evento guardados.',
  deleted: 'Dados do evento eliminados.',
  madeCurrent: 'A edição de {year} é a atual.',
  copied: 'A edição de {year} existe, e não é a atual.',
  copiedDays: 'Os dias dos seus bilhetes e códigos mudaram com o primeiro dia: verifique-os antes de vender.',

  // The server: service.
  gone: 'Estes dados do evento já não existem.',
  eventDataOf: 'Os dados do evento de {year}',
  yearTaken: 'Já existem dados do evento para {year}. Atualize-os em vez disso.',
  aboutUs: 'sobre nós',
  theTheme: 'O tema:',
  websiteShows: 'O site mostra {edition}. As novas inscrições e os pedidos de parceria pertencem-lhe.',
  overWebsiteShows: 'Terminou. O site mostra {year}.',
  otherWebsiteShows: 'Não é a edição atual. O site mostra {year}.',

  // Days.
  numbersInWords: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze',
  twoDays: '{day} e {last}',
  daysInMonth: '{day} a {last}',
  twoDaysAcrossMonths: '{day} de {month} de {year} e {last}',
  daysAcrossMonths: '{day} de {month} a {last}',
  daysAcrossYears: '{day} de {month} de {year} a {last}',
  length: { one: '{number} dia', other: '{number} dias' },
  until: 'Até {date}',
  endedOn: 'Terminou em {date}',

  // Fees.
  feeOf: 'O preço é {regular}.',
  earlyBirdFees: 'Preço antecipado: {early}; preço normal: {regular}.',
  earlyBirdFeesUntil: 'Preço antecipado: {early} até {date}; preço normal: {regular}.',
  earlyBirdNote: 'preço antecipado',
  earlyBirdUntilNote: 'preço antecipado, até {date}',
  groupDiscountText: 'Desconto de grupo a partir de {number} inscrições da mesma empresa.',
  groupDiscountOf: 'Desconto de grupo de {percent}% a partir de {number} inscrições da mesma empresa.',
  allPlacesTaken: { one: 'O único lugar está ocupado.', other: 'Os {count} lugares estão ocupados.' },
  namedEdition: '{year} ({theme})',
  createdEntry: 'Criou os dados do evento de {edition}',
  updatedEntry: 'Atualizou os dados do evento de {edition}',
  deletedEntry: 'Eliminou os dados do evento de {edition}',
  restoredEntry: 'Repôs os dados do evento de {edition}',
  location: 'Local',
  email: 'E-mail',
  phone: 'Telefone',
  pointIncomplete: 'Introduza a latitude e a longitude, ou nenhuma.',
  groupLeastMissing: 'Introduza a partir de quantas inscrições há desconto.',
  rightName: 'Dados do evento',
  rightAllows: 'Adiciona, altera, copia e elimina edições, e torna uma atual.',

  // The current edition has moved.
  changeCurrency: 'Mudar a moeda?',
  changeCurrencyStill: 'Guardar assim mesmo',
  tellOfMove: 'Avisar todas as pessoas inscritas?',
  tellOfMoveText: 'O local ou a hora da cimeira mudou. Há uma mensagem preparada para ler e enviar.',
  writeToThem: 'Escrever-lhes',
  whatIsTaken: 'O que este site guarda',
});
