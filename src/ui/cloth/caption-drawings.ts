/**
 * A drawing that changes by itself carries its own texts. Once it is shown, they replace its caption: the page
 * around it may be older.
 */
export function captionDrawings(): void {
  for (const drawing of document.querySelectorAll<HTMLImageElement>('img[data-drawing]')) {
    const tell = () => void caption(drawing).catch(() => {});
    if (drawing.complete && drawing.naturalWidth > 0) tell();
    else drawing.addEventListener('load', tell, { once: true });
  }
}

async function caption(drawing: HTMLImageElement): Promise<void> {
  // The browser has just loaded it.
  const response = await fetch(drawing.currentSrc, { cache: 'force-cache' });
  const text = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').querySelector('title');
  const place = drawing.closest('figure')?.querySelector('figcaption');
  if (text?.textContent && place) place.textContent = text.textContent;
}
