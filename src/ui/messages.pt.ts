import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  opensInNewTab: '(abre num novo separador)',

  // Back to top.
  backToTop: 'Voltar ao topo',

  // Carousel controls.
  stopAutomaticSlides: 'Parar a passagem automática',
  startAutomaticSlides: 'Retomar a passagem automática',
  previousSlide: 'Diapositivo anterior',
  nextSlide: 'Diapositivo seguinte',
  chooseSlide: 'Escolher um diapositivo',

  // Countdown.
  loading: 'A carregar…',
  days: 'Dias',
  hours: 'Horas',
  minutes: 'Minutos',
  seconds: 'Segundos',

  // Form page.
  goodToKnow: 'Bom saber',

  // Failure.
  lookAgain: 'Verifique estes campos',
  formChanged: 'O formulário mudou',
  formChangedLead: 'Recarregue a página: agora pede outra coisa.',
  isPreview: 'Isto é uma pré-visualização',
  oneMoment: 'Um momento, por favor',

  // Form field.
  pleaseChoose: 'Escolha',

  // Form with strip.
  ownCloth: 'O seu tecido, feito a partir do seu nome',

  // Public form.
  privacyPolicy: 'Política de privacidade',

  // Page links.
  shareImage: '{title}, ao lado de um tecido',
  summitShareImage: 'O nome e as datas da cimeira ao lado de um tecido',

  // Page numbers.
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página seguinte',
  pageNumber: 'Página {page}',
  onPage: '{title}, página {page}',

  // Pausable film.
  captions: 'Legendas',
  pauseFilm: 'Pausar o filme',

  // Theme switch.
  theme: 'Aspeto',

  // Theme.
  system: 'Sistema',
  light: 'Claro',
  dark: 'Escuro',
  notReached:
    '{failed}: a ligação falhou. Nada do que escreveu se perdeu. Tente novamente quando estiver em linha.',
  slideOf: '{number} de {slides}: {name}',
  optional: '(opcional)',
  fileSending: '{name} está a ser enviado…',
  fileHere: 'O ficheiro chegou. Segue com o formulário.',
  lostLink: 'Perdeu a ligação?',
  carousel: 'carrossel',
  slide: 'diapositivo',
});
