import { addressPrefix } from '#platform/contract/language.ts';

/**
 * The style that the pages have between which something flies (src/ui/styles/flight.css). All others do without: a browser that
 * may fly from a page first styles and draws it anew, and only then shows the next one.
 */
export const MAY_FLY = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * In the head itself, because somebody may leave before the page's script has run. A page that allows no flight can't refuse
 * one: Chromium tells an error there that nobody can catch.
 */
export const FLY_ONLY_THERE = `{const{to}=document.currentScript.dataset;addEventListener('pageswap',({viewTransition:flight,activation})=>{const next=activation?.entry?.url;if(!(to&&next&&new URL(next).pathname.startsWith(to)))flight?.skipTransition()})}`;

const LANDED = 'landed';

interface MayFlyProps {
  /** How the addresses begin to which something flies on from here. Wherever else a link leads, the next page needn't wait until this one is drawn. */
  to?: string;
}

/** In the head of a page to which something flies: a slow browser draws it only when it knows where that lands. */
export function MayFly({ to }: MayFlyProps) {
  return (
    <>
      <style>{MAY_FLY}</style>
      <script
        data-to={to && addressPrefix() + to}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the security policy names
        dangerouslySetInnerHTML={{ __html: FLY_ONLY_THERE }}
      />
      <link
        rel="expect"
        href={`#${LANDED}`}
        blocking="render"
        media="(prefers-reduced-motion: no-preference)"
      />
    </>
  );
}

/** Right after what flies: browsers wait for the beginning of the expected element, not for its end. */
export function Landed() {
  return <span id={LANDED} hidden />;
}
