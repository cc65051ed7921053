/** The name under which a speaker's portrait flies between card and profile (src/ui/styles/flight.css). */
export function flightOf(id: string): string {
  return `speaker-${id}`;
}

/**
 * The style that the pages have between which portraits fly. All others do without: a browser that may fly from a page
 * first styles and draws it anew, and only then shows the next one.
 */
export const MAY_FLY = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
