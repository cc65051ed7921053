import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  year: 'Ano',
  theme: 'Tema',
  venue: 'Local',
  regularFee: 'Preço normal',
  earlyBirdFee: 'Preço antecipado',
  name: 'Nome',
  where: 'Onde',
  days: 'Dias',
  when: 'Quando',
  city: 'Cidade',
  country: 'País',
  fees: 'Preços',
  groupDiscount: 'Desconto de grupo',
  registration: 'Inscrição',
  places: 'Lugares',

  // Map section.
  openMap: 'Abrir o OpenStreetMap',

  // Venue map.
  mapSource: 'O mapa vem do OpenStreetMap, que fica então a ver o seu endereço.',
  mapOf: 'Mapa de {city}',
  map: 'Mapa',
  showMap: 'Mostrar o mapa',

  // Copy edition screen.
  cancel: 'Cancelar',

  // Edition list screen.
  unnamedEdition: 'a edição de {year}',

  // Edition mark.
  edition: 'Edição',
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
  beSponsor: 'Ser patrocinador',

  // Edition fees.
  regular: 'Normal',
  earlyBird: 'Antecipado',

  // Hero.
  sponsor: 'Patrocinar',
  speak: 'Intervir',
  contact: 'Contacto',
  time: 'Hora',
  addCalendar: 'Adicionar ao calendário',

  // Package card.
  soldOut: 'Esgotado',
  sponsorAs: 'Patrocinar <hidden>como {name}</hidden>',

  // Packages carousel.
  packagesCarousel: 'Os pacotes, um a um',

  // Past carousel.
  watchFilm: 'Ver o filme<hidden>: {title}</hidden>',

  // Section links.
  onThisPage: 'Nesta página',

  // Summit cloth section.
  addThread: 'Acrescente o seu fio',

  // What is wrong with a form.
  amountRead: 'São {amount}.',

  // Own page.
  noSuchPage: 'Esta página não existe.',

  // Privacy page.
  lastUpdated: 'Última atualização: <time>{updated}</time>',

  // Edition texts.
  theDay: 'o dia',
  bothDays: 'os dois dias',
  allDays: 'todos os {number} dias',

  // Practical facts.
  howToPayText: 'Nada por agora: o organizador escreve-lhe com as formas de pagamento.',
  doorsOpen: 'Abertura das portas',
  toPay: 'A pagar',
  howToPay: 'Como pagar',
  groupDiscountNote: '{percent}% de desconto de grupo',
  groupDiscountToldNote: 'menos o desconto que o organizador lhe indicar',

  // Registration state.
  registrationEarly: 'As inscrições abrem em {date}.',
  registrationOver: 'As inscrições fecharam em {date}.',
  instant: '{date} às {time} {zone}',

  // Schedule.
  doorsAreOpen: 'As portas estão abertas',
  summitIsOn: 'A cimeira está a decorrer',
  doorsOpenIn: 'As portas abrem dentro de',
  summitBeginsIn: 'A cimeira começa dentro de',

  // The server: calendar.
  doorsOpenAt: 'As portas abrem às {time} {zone}.',

  // Answers of calls.
  dateUnknown: 'A data da cimeira ainda não é conhecida.',

  // The server: service.
  aboutUs: 'sobre nós',
  theTheme: 'O tema:',

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
  location: 'Local',
  email: 'E-mail',
  phone: 'Telefone',
});
