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
export const LOOM: Film = { webm: loomWebm, mp4: loomMp4, poster: loomPoster };
export const PAST_WEAVE: Film = { webm: weaveWebm, mp4: weaveMp4, poster: weavePoster };
export const PAST_SIGNAL: Film = { webm: signalWebm, mp4: signalMp4, poster: signalPoster };
export const PAST_PEOPLE: Film = { webm: peopleWebm, mp4: peopleMp4, poster: peoplePoster };
