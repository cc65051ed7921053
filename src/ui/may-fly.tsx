/**
 * The style that the pages have between which something flies (src/ui/styles/flight.css). All others do without: a browser that
 * may fly from a page first styles and draws it anew, and only then shows the next one.
 */
export const MAY_FLY = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
