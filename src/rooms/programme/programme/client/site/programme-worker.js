/* Keeps the programme readable without network. It answers with what is new as long as there is any. */

const STORE = 'programme-1';
/** In its language. */
const PROGRAMME = new URL(registration.scope).pathname;
/** Their names change with their content. */
const UNCHANGING = /^\/(assets|look)\/|^\/programme\/[\w-]+\.css$/;
/** A network that is slower than this is as good as none. */
const PATIENCE_MS = 6_000;
/** The oldest go first: sessions that were read, pictures, and files of earlier versions. */
const STORED_MAX = 300;
const STORED_AT = 'x-stored-at';

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
});

/** What a page needed before this worker was there. */
addEventListener('message', (event) => {
  const { store } = event.data;
  event.waitUntil(Promise.all(store.map((address) => storeAgain(new URL(address, location.origin)))));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (UNCHANGING.test(url.pathname)) event.respondWith(file(request));
  else if (['style', 'script', 'font', 'image'].includes(request.destination))
    event.respondWith(freshOrStored(request));
});

/** The page as it is now, else as it was. Instead of one that was never opened, the programme, at that session. */
async function page(request, url) {
  const store = await caches.open(STORE);
  const address = nameOf(url);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok && !response.redirected && address)
      await store.put(address, await stamped(response.clone()));
    return response;
  } catch (thrown) {
    const stored = await store.match(address ?? url.pathname);
    if (stored) return dated(stored);
    const programme = await store.match(PROGRAMME);
    if (!programme) throw thrown;
    const [, slug] = url.pathname.slice(PROGRAMME.length).split('/');
    return slug ? Response.redirect(`${await placeOf(store, slug)}#${slug}`) : dated(programme);
  }
}

/** Under which name a page is kept: each day has one, and so has what somebody chose last. Results of searches have none. */
function nameOf({ pathname, search, searchParams }) {
  if (!search || /^\?day=[\d-]+$/.test(search)) return pathname + search;
  return searchParams.has('only') ? `${pathname}?only` : undefined;
}

/** The page of the programme on which a session stands. */
async function placeOf(store, slug) {
  for (const { url } of await store.keys(PROGRAMME, { ignoreSearch: true })) {
    const page = await store.match(url);
    if (!url.endsWith('?only') && (await page.text()).includes(` id="${slug}"`)) return url;
  }
  return PROGRAMME;
}

async function storeAgain(url) {
  const store = await caches.open(STORE);
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return;
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (isPage) await store.put(nameOf(url), await stamped(response));
  else await store.put(url, response);
}

async function stamped(response) {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, new Date().toISOString());
  return new Response(await response.blob(), { headers });
}

/** Says in the page from when it is. */
async function dated(response) {
  const html = await response.text();
  const { headers } = response;
  return new Response(html.replace('<html ', `<html data-stored-at="${headers.get(STORED_AT)}" `), {
    headers,
  });
}

async function file(request) {
  const store = await caches.open(STORE);
  return (await store.match(request)) ?? fetchInto(store, request);
}

async function freshOrStored(request) {
  const store = await caches.open(STORE);
  try {
    return await fetchInto(store, request);
  } catch (thrown) {
    const stored = await store.match(request);
    if (stored) return stored;
    throw thrown;
  }
}

async function fetchInto(store, request) {
  const response = await fetch(request);
  if (response.ok) {
    await store.put(request, response.clone());
    const all = await store.keys();
    for (const oldest of all.slice(0, Math.max(0, all.length - STORED_MAX))) await store.delete(oldest);
  }
  return response;
}
