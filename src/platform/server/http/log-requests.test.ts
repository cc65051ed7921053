import { expect, test } from 'vitest';
import { publicAddress } from '../../contract/public-addresses.ts';
import { createLog } from '../log.ts';
import { logAnswered } from './log-requests.ts';
import { listSecretAddresses } from './secret-addresses.ts';

listSecretAddresses([publicAddress.personal(':token'), publicAddress.newsAgain(':token')]);

test.each([
  publicAddress.personal('secret'),
  publicAddress.preview('secret'),
  publicAddress.newsAgain('secret'),
  `${publicAddress.preview('secret')}/contact`,
])('the secret in %s isn’t logged', (path) => {
  let text = '';
  const log = createLog('info', { write: (line) => (text += line) });
  logAnswered(log, { requestId: 'r1', method: 'GET', path, status: 200 }, performance.now());
  expect(JSON.parse(text).path).toMatch(/^\/\w+\/…$/);
  expect(text).not.toContain('secret');
});
