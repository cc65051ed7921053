/** As much of a service worker as this one uses: its types and those of pages can't be loaded together. */
interface Extended extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Extended {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface Told extends Extended {
  data: { keep?: readonly string[]; isAll?: boolean; forget?: true };
}
interface KeepingWorker {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean> };
  location: Location;
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Extended) => void): void;
    (name: 'fetch', listener: (event: Fetching) => void): void;
    (name: 'message', listener: (event: Told) => void): void;
  };
}

const worker = globalThis as unknown as KeepingWorker;
const CACHE = 'door';
/** The page is the same for every link. */
const PAGE = '/door/page';
const PATIENCE_MS = 2_500;

// Before it takes over it has the page: the internet may be gone a moment later.
worker.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(PAGE))
      .then(() => worker.skipWaiting()),
  ),
);
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

worker.addEventListener('message', (event) => {
  const { keep, isAll = false, forget } = event.data;
  if (keep) event.waitUntil(keepFiles(keep, isAll));
  if (forget) event.waitUntil(caches.delete(CACHE).then(() => worker.registration.unregister()));
});

/** The newest page; without the internet, or if that is slow, the one from before. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const fetched = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(PAGE, response.clone());
    return response;
  });
  const known = await cache.match(PAGE);
  if (!known) return fetched;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, known));
  return Promise.race([fetched.catch(() => known), late]);
}

/** Files never change: another version has another address. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** What the open page uses; if that is all that it needs, nothing from versions before. */
async function keepFiles(addresses: readonly string[], isAll: boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set(addresses);
  const kept = await cache.keys();
  await Promise.all(
    kept
      .filter(({ url }) => isAll && !wanted.has(url) && new URL(url).pathname !== PAGE)
      .map((one) => cache.delete(one)),
  );
  const known = new Set(kept.map(({ url }) => url));
  const missing = [...wanted, worker.location.origin + PAGE].filter((url) => !known.has(url));
  await Promise.all(missing.map((url) => cache.add(url)));
}

// A module, so that its names are its own.
export {};
