import { PausableFilm } from '#ui/pausable-film.tsx';
import { LOOM } from '../films/films.ts';

/** Cloth that weaves itself. Decorative, so it has no text alternative. */
export function HeroFilm() {
  return <PausableFilm film={LOOM} width={720} height={1080} className="size-full object-cover" />;
}
