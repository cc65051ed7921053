import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { FOREVER } from '../http/cache-control.ts';
import { etagOf, strongEtagOf } from './compressed.ts';
import type { Served } from './reply.ts';
import { EVERY_VERSION, type ResponseCache } from './response-cache.ts';

const AN_HOUR = 'public, max-age=3600';
/** The build's own compressed copies. */
const COPIES = { br: '.br', gzip: '.gz' } as const;
/** Browsers ask for parts of films. */
const FILM = /\.(mp4|webm)$/;

/** Serves the build's files, compressed if the build contains them compressed. What was asked for stays in memory. */
export function mountStaticFiles(app: Hono, folder: string, cache: ResponseCache): void {
  const present = listFiles(folder);
  const cached = new Map<string, Promise<Served>>();
  app.get('*', async (c, next) => {
    const { path } = c.req;
    // An unknown address must not cost an access to the disk.
    if (!present.has(path)) return next();
    const reading = cached.get(path) ?? readWhole(folder, path, present);
    cached.set(path, reading);
    const page = await reading.catch((thrown) => {
      cached.delete(path);
      throw thrown;
    });
    return cache.serve(c, page, { address: path, version: EVERY_VERSION });
  });
}

/** The address of every file. Those that begin with a dot are internal to the build. */
function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  return new Set(paths.map((path) => path.split(sep).join('/')).filter((path) => !path.includes('/.')));
}

async function readWhole(folder: string, path: string, present: ReadonlySet<string>): Promise<Served> {
  const read = async (name: string) => new Uint8Array(await readFile(join(folder, name)));
  const identity = await read(path);
  const copies = Object.entries(COPIES).filter(([, ending]) => present.has(path + ending));
  const bodies = await Promise.all(
    copies.map(async ([encoding, ending]) => [encoding, await read(path + ending)]),
  );
  const headers = {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
  };
  if (!FILM.test(path)) {
    return { headers, etag: etagOf(identity), bodies: { ...Object.fromEntries(bodies), identity } };
  }
  return {
    headers: { ...headers, 'accept-ranges': 'bytes' },
    etag: strongEtagOf(identity),
    bytes: identity.byteLength,
    between: (start, end) => identity.subarray(start, end),
  };
}

/** Built files have a hash of their content in their name, so they never change. */
function cacheControl(path: string): string {
  return path.includes('/assets/') ? FOREVER : AN_HOUR;
}
