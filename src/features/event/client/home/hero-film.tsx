import { PausableFilm } from '#ui/pausable-film.tsx';

/** Cloth that weaves itself. Decorative, so it has no text alternative. */
export function HeroFilm() {
  return <PausableFilm name="loom" width={720} height={1080} className="size-full object-cover" />;
}
