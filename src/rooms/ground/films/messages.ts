import { message } from '#platform/contract/message.ts';

// What is wrong with a form.
export const partMissing = message('A part of the film is missing.');
export const partNumberInvalid = message('This isn’t the number of a part.');
export const partTooLarge = message('This part is too large.');

// Answers of calls.
export const sendParts = message('Send its parts.');
export const partAdded = message('Part added.');
export const filmAdded = message('Film added.');

// The server: read film.
export const wrongType = message(
  'This isn’t a film that all browsers play. Please save it as MP4 (H.264) or as WebM; captions as WebVTT.',
);

// The server: service.
export const uploadEnded = message('This upload has ended. Please choose the film again.');
export const incomplete = message('The film didn’t arrive completely. Please send it again.');
export const unknownPart = message('The film has no such part.');
export const addedEntry = message('Added a film to the site');
export const filmTooLarge = message(
  'The film is larger than {most}. Please shorten it, or save it with a lower quality.',
);
export const captionsTooLarge = message('The captions are larger than {most}.');
export const bytesMissing = message('Say how many bytes the file has.');
export const filmGone = message('This film doesn’t exist.');
export const tooManyFilms = message(
  'There are already {most} films. Those that nothing needs are removed after two days.',
);
