import { message } from '#platform/contract/message.ts';
export const opensInNewTab = message('(opens in a new tab)');

// Back to top.
export const backToTop = message('Back to top');

// Carousel controls.
export const stopAutomaticSlides = message('Stop automatic slides');
export const startAutomaticSlides = message('Start automatic slides');
export const previousSlide = message('Previous slide');
export const nextSlide = message('Next slide');
export const chooseSlide = message('Choose a slide');

// Sewn cloth.

// Countdown.
export const loading = message('Loading...');
export const days = message('Days');
export const hours = message('Hours');
export const minutes = message('Minutes');
export const seconds = message('Seconds');

// Form page.
export const goodToKnow = message('Good to know');

// Failure.
export const lookAgain = message('Please check these fields');
export const formChanged = message('The form has changed');
export const formChangedLead = message('Please reload the page: it asks something else now.');
export const isPreview = message('This is a preview');
export const oneMoment = message('One moment, please');

// Form field.
export const pleaseChoose = message('Please choose');

// Form with strip.
export const ownCloth = message('Your own cloth, woven from your name');

// Public form.
export const privacyPolicy = message('Privacy policy');

// Submission.

// Page links.
export const shareImage = message('{title}, next to woven cloth');
export const summitShareImage = message('The summit’s name and dates next to woven cloth');

// Page numbers.
export const pages = message('Pages');
export const previousPage = message('Previous page');
export const nextPage = message('Next page');
export const pageNumber = message('Page {page}');
export const onPage = message('{title}, page {page}');

// Pausable film.
export const captions = message('Captions');
export const pauseFilm = message('Pause the film');

// Theme switch.
export const theme = message('Theme');

// Theme.
export const system = message('System');
export const light = message('Light');
export const dark = message('Dark');
export const notReached = message(
  '{failed}: the connection failed. Nothing you typed is lost. Please try again when you’re online.',
);
export const slideOf = message('{number} of {slides}: {name}');
export const optional = message('(optional)');
export const fileSending = message('{name} is being sent …');
export const fileHere = message('The file is here. It goes with the form.');
export const lostLink = message('Lost your link?');
export const carousel = message('carousel');
export const slide = message('slide');
