import { expect, onTestFinished, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { median } from '../../bench/median.ts';
import { Crowd, waitsDuring } from './crowd.ts';

const SIGN_INS = 2_000;
/** How long the others may wait, at the median: on a busy machine both take longer. */
const WAIT_MAX_MS = 100;
const SHARE_OF_CROWD_MAX = 0.1;
/** A page from memory, an answer without any work, and a file from the disk. */
const ASKED = ['/', '/health/live', '/icon.svg'];
/** Each guesses the password of a different account: otherwise the limit of one account would refuse them first. */
const guess = (index: number) => ({ email: `nobody-${index}@users.example`, password: 'not the password' });

test(`${SIGN_INS} sign-ins at once, each from another address, delay nobody else`, async () => {
  const folder = quickFolder('many-sign-ins');
  onTestFinished(folder.remove);
  const environment = { DATA_DIR: folder.path, TRUST_PROXY: '1', SEED: 'event', LOG_LEVEL: 'silent' };
  const server = await startBuiltServer(environment);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const crowd = new Crowd(server.url);
  onTestFinished(() => crowd.leave());
  await fetch(server.url);

  const started = performance.now();
  const signingIn = crowd.post(callAddress(signIn), SIGN_INS, guess);
  const waits = await Promise.all(ASKED.map((path) => waitsDuring(signingIn, server.url + path)));
  const medians = Object.fromEntries(ASKED.map((path, at) => [path, Math.round(median(waits[at] ?? []))]));
  const answers = await signingIn;
  const took = performance.now() - started;
  console.log(`Median waits in ms during ${SIGN_INS} sign-ins at once, ${Math.round(took)} ms:`, medians);
  const allowed = Math.max(WAIT_MAX_MS, took * SHARE_OF_CROWD_MAX);
  for (const [path, wait] of Object.entries(medians)) expect(wait, path).toBeLessThan(allowed);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(SIGN_INS / 2);
  expect(answers.length - refused.length, 'some got their turn').toBeGreaterThan(40);
  expect(answers.filter(({ status }) => status !== 503 && status !== 401)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  expect(refused[0]?.body).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/try again in a few seconds/),
  });
});
