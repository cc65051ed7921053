import { type Film, PausableFilm } from '#ui/pausable-film.tsx';
import { LOOM } from '../films/films.ts';

/** The organisers' own film, or cloth that weaves itself, which is decoration. */
export function HeroFilm({ film = LOOM, focus }: { film?: Film; focus?: string }) {
  return <PausableFilm film={film} focus={focus} width={720} height={1080} eager />;
}
