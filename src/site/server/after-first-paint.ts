/**
 * Inlined into the pages that read well without their script: it is requested once the page is painted, so that
 * styles, fonts and pictures needn't share a slow connection with it. The first of the modules is the script.
 */
export const AFTER_FIRST_PAINT = `{const m=document.currentScript.dataset.modules.split(' ');addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{for(const href of m)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));import(m[0])})))}`;
