/**
 * The style that the pages have between which something flies (src/ui/styles/flight.css). All others do without: a browser that
 * may fly from a page first styles and draws it anew, and only then shows the next one.
 */
export const MAY_FLY = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

const LANDED = 'landed';

/** In the head of a page to which something flies: a slow browser draws it only when it knows where that lands. */
export function MayFly() {
  return (
    <>
      <style>{MAY_FLY}</style>
      <link
        rel="expect"
        href={`#${LANDED}`}
        blocking="render"
        media="(prefers-reduced-motion: no-preference)"
      />
    </>
  );
}

interface LandedProps {
  /** Nothing flies on from here. */
  stays?: boolean;
}

/** Right after what flies: browsers wait for the beginning of the expected element, not for its end. */
export function Landed({ stays }: LandedProps) {
  return <span id={LANDED} data-stays={stays} hidden />;
}
