import type { Film } from '#ui/pausable-film.tsx';
import loomPoster from './loom.avif';
import loomMp4 from './loom.mp4';
import loomWebm from './loom.webm';
import peoplePoster from './past-people.avif';
import peopleMp4 from './past-people.mp4';
import peopleWebm from './past-people.webm';
import signalPoster from './past-signal.avif';
import signalMp4 from './past-signal.mp4';
import signalWebm from './past-signal.webm';
import weavePoster from './past-weave.avif';
import weaveMp4 from './past-weave.mp4';
import weaveWebm from './past-weave.webm';

/** Drawn by scripts/media/films.ts. Imported, so that their addresses change with their content. */
export const LOOM = ours(loomWebm, loomMp4, loomPoster);
export const PAST_WEAVE = ours(weaveWebm, weaveMp4, weavePoster);
export const PAST_SIGNAL = ours(signalWebm, signalMp4, signalPoster);
export const PAST_PEOPLE = ours(peopleWebm, peopleMp4, peoplePoster);

function ours(webm: string, mp4: string, poster: string): Film {
  const sources = [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ];
  return { sources, poster };
}
