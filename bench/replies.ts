import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callAddress } from '#platform/contract/call.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { counter } from '#rooms/edition/editions/contract.ts';
import { PROGRAMME_PAGE } from '#rooms/programme/programme/addresses.ts';
import { speakerList } from '#rooms/programme/speakers/contract.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import { rawGet } from '#testing/raw-get.ts';
import { type Comparison, compare } from './compare.ts';
import { publishLargeProgramme } from './publish-large-programme.ts';
import { startRaw } from './raw/start-raw.ts';
import { findUploads } from './uploads.ts';

const SECONDS = 2;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const ACCEPTED = 'image/avif,image/webp,image/*,*/*;q=0.8';
/** Set by the server for each connection, so the baseline sets its own. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/;
/** The page's script begins it. */
const FILM = /`(\/[^`]+\.webm)`/;

/** What visitors get most, compared with Node's plain server sending the same bytes. */
export async function* measureReplies(
  server: BuiltServer,
  variables: Record<string, string>,
  folder: string,
): AsyncGenerator<[string, Comparison]> {
  const page = await fetch(`${server.url}/`).then((response) => response.text());
  const [stylesheet, film] = [STYLESHEET, FILM].map((address) => address.exec(page)?.[1]);
  if (!stylesheet || !film) throw new Error('the home page has no stylesheet or film');
  const shipped = await fetch(server.url + film).then((response) => response.bytes());
  const uploaded = await findUploads(server.url, variables, shipped);
  const asked: [string, string, Record<string, string>?][] = [
    ['the home page', '/'],
    ['the home page, not compressed', '/', { 'accept-encoding': 'identity' }],
    ['the home page, by a link with marks', '/?utm_source=newsletter'],
    ['the registration page', '/registrants'],
    ['a missing page', '/missing'],
    ['the page to sign in', '/admin/login'],
    ['the list of speakers', callAddress(speakerList)],
    ['the time of the event', callAddress(counter)],
    ['the feed', '/feed.xml'],
    ['the stylesheet', stylesheet],
    ['a film, as browsers ask for it', film, { range: 'bytes=0-' }],
    ['a part of a film', film, { range: 'bytes=65536-131071' }],
    ['a part of an uploaded film', uploaded.film, { range: 'bytes=65536-131071' }],
    ['a portrait', uploaded.portrait, { accept: ACCEPTED }],
  ];
  for (const [what, path, headers] of asked) {
    yield [what, await measureReply(server, path, { ...BROWSER, ...headers }, folder)];
  }
  const store = openStore(readConfig(variables));
  await publishLargeProgramme(store, createClock()).finally(() => store.close());
  yield ['a programme of 120 sessions', await measureReply(server, PROGRAMME_PAGE, BROWSER, folder)];
}

async function measureReply(
  { url, process: { pid = 0 } }: BuiltServer,
  path: string,
  headers: Record<string, string>,
  folder: string,
): Promise<Comparison> {
  const reply = await rawGet(url + path, headers);
  const kept = Object.entries(reply.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  const files = { body: join(folder, 'reply.body'), head: join(folder, 'reply.head.json') };
  writeFileSync(files.body, reply.body);
  writeFileSync(files.head, JSON.stringify({ status: reply.status, headers: Object.fromEntries(kept) }));
  const raw = await startRaw('reply-server.ts', files.body, files.head);
  const load = { seconds: SECONDS, headers, isRefused: reply.status >= 400 };
  return compare({ ...load, pid, url: url + path }, { ...load, ...raw }).finally(raw.stop);
}
