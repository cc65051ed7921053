/** The language that somebody has chosen here. It says nothing else. */
const COOKIE = 'language';
const A_YEAR_S = 365 * 24 * 60 * 60;

/**
 * Remembers the language that somebody chooses, and tells whoever reads another one of the site's that the page exists in it.
 * Nobody is sent there, and the server isn't asked.
 */
export function offerLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
    if (!chosen) return;
    remember(chosen.dataset.language ?? '');
    // Kept replies know the page, not what was asked of it.
    chosen.search ||= location.search;
    chosen.hash ||= location.hash;
  });
  const links = [...document.querySelectorAll<HTMLElement>('[data-offer]')];
  const wanted = chosenBefore() ?? wantedAmong(links.map(({ dataset }) => dataset.language ?? ''));
  const link = links.find(({ dataset }) => dataset.language === wanted);
  if (link?.dataset.offer && !link.ariaCurrent) show(link, link.dataset.offer);
}

function show(link: HTMLElement, text: string): void {
  const offer = document.createElement('aside');
  offer.className = 'language-offer';
  offer.lang = link.lang;
  offer.ariaLabel = text;
  const there = link.cloneNode() as HTMLElement;
  there.textContent = text;
  there.className = 'link';
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
  close.ariaLabel = link.dataset.close ?? '';
  close.addEventListener('click', () => {
    remember(document.documentElement.lang.slice(0, 2));
    offer.remove();
  });
  offer.append(there, close);
  document.body.append(offer);
}

function remember(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing in some browsers
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
}

function chosenBefore(): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
}

/** The first of the visitor's languages that the page exists in. */
function wantedAmong(languages: readonly string[]): string | undefined {
  return navigator.languages.map((one) => one.slice(0, 2)).find((one) => languages.includes(one));
}
