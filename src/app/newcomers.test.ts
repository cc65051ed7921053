import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { LIVE_PATH } from '#platform/server/http/health-routes.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { blogPosts } from '#rooms/website/blog/contract.ts';
import { insertedPost } from '#testing/blog.ts';
import { createTestAppOnPort } from '#testing/on-port.ts';

const CROWD = 20;
const LONG = `<p>${'Long '.repeat(80_000)}</p>`;
/** Longer than what is read at once, and refused: it isn't all that an attendee has. */
const BODY = JSON.stringify({ name: 'x'.repeat(10_000) });
const LIST = callAddress(blogPosts);

test.each([
  ['a long list that is kept', get(LIST)],
  ['a list of their own', get(`${LIST}?catId=none`)],
  ['a long body to be read', post(callAddress(addAttendee), BODY)],
])('who comes after a crowd with %s doesn’t wait for all of it', async (_what, request) => {
  const { app, url } = await createTestAppOnPort();
  await insertedPost(app.store.database, { content: LONG });
  await (await fetch(url + LIST)).text();
  // No turn of the event loop passes in between: all of them wait to be let in.
  const crowd = Array.from({ length: CROWD }, () => ask(url, request));
  const newcomer = ask(url, get(LIVE_PATH));
  await newcomer.answered;
  expect(crowd.filter(({ isAnswered }) => isAnswered()).length).toBeLessThan(CROWD / 2);
  await Promise.all(crowd.map(({ answered }) => answered));
});

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`;
}

function post(path: string, body: string): string {
  const headers = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}\r\n\r\n${body}`;
}

function ask(url: string, request: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  let isAnswered = false;
  socket.on('data', () => {
    isAnswered = true;
    resolve();
  });
  socket.write(request);
  return { answered: promise, isAnswered: () => isAnswered };
}
