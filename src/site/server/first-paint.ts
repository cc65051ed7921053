/** Inlined into every page: the chosen theme is applied before the first paint, without waiting for a file. */
export const FIRST_PAINT = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
