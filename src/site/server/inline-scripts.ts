import { secretAddresses } from '#platform/server/http/secret-addresses.ts';
import { FLY_ONLY_THERE } from '#ui/may-fly.tsx';
import { asPrerendering } from '../prerender.ts';

/** Inlined into every page: the chosen theme is applied before the first paint, without waiting for a file. */
export const FIRST_PAINT = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/**
 * Inlined into the pages that read well without their script: it is requested once the page is painted, so that
 * styles, fonts and pictures needn't share a slow connection with it. The first of the modules is the script.
 */
export const AFTER_FIRST_PAINT = `{const m=document.currentScript.dataset.modules.split(' ');addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{for(const href of m)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));import(m[0])})))}`;

/** Links to something other than a page that is the same for everybody. */
const NO_PAGES = ['/admin*', '/aiAPI/*', '/api/*', '/share/*', '/screen/*', '/*.ics', '/*.xml', '/*\\?(.+)'];

/**
 * Inlined into every public page: as soon as somebody is about to follow a link, the browser requests the page
 * behind it. Browsers that don't know these rules do without.
 */
export function prefetchedPages(): string {
  const others = [...NO_PAGES, ...secretAddresses().map(ofOneVisitor)];
  return JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: others } }] },
        eagerness: 'moderate',
      },
    ],
  });
}

/** The same rules, with which a desktop also prepares the page (`prerender.ts`). */
export function prerenderedPages(): string {
  return asPrerendering(prefetchedPages());
}

/** Every script that a page may have inlined: the security policy allows no others. */
export function inlineScripts(): string[] {
  return [FIRST_PAINT, prefetchedPages(), prerenderedPages(), AFTER_FIRST_PAINT, FLY_ONLY_THERE];
}

/** In every language, also where a lost link is asked for: '/my' besides '/my/…'. */
function ofOneVisitor(start: string): string {
  return `{/:language}?${start.replace(/\/$/, '{/*}?')}`;
}
