import { expect, onTestFinished, test, vi } from 'vitest';
import { checkDomain, type ResolveTxt } from './mail-domain.ts';

const mail = {
  url: 'smtp://127.0.0.1',
  from: { name: '', address: 'summit@summit.example' },
  rate: 5,
  dkim: { selector: 'autumn', key: '' },
};

/** A DNS with these records. */
function dnsOf(records: Record<string, string[]>): ResolveTxt {
  return async (name) => {
    const found = records[name];
    if (!found) throw Object.assign(new Error('none'), { code: 'ENODATA' });
    // As the DNS delivers a long record: in pieces.
    return found.map((record) => [record.slice(0, 10), record.slice(10)]);
  };
}

async function resultsOf(records: Record<string, string[]>, config: object = { mail }) {
  const { checks } = await checkDomain(config as { mail: typeof mail }, dnsOf(records));
  return Object.fromEntries(checks.map(({ name, result }) => [name, result]));
}

const GOOD = {
  'summit.example': ['google-site-verification=x', 'v=spf1 mx -all'],
  'autumn._domainkey.summit.example': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.summit.example': ['v=DMARC1; p=none; rua=mailto:ama@summit.example'],
};

test('a domain with all three records is trusted', async () => {
  expect(await resultsOf(GOOD)).toEqual({ SPF: 'good', DKIM: 'good', DMARC: 'good' });
});

test('says what is missing and how to add it', async () => {
  const { domain, checks } = await checkDomain({ mail }, dnsOf({}));
  expect(domain).toBe('summit.example');
  expect(checks.map(({ result }) => result)).toEqual(['missing', 'missing', 'missing']);
  expect(checks.map(({ advice }) => advice).join()).toMatch(/v=spf1.*autumn\._domainkey.*v=DMARC1/);
});

test.each([
  ['SPF', { ...GOOD, 'summit.example': ['v=spf1 +all'] }],
  ['SPF', { ...GOOD, 'summit.example': ['v=spf1 mx -all', 'v=spf1 a -all'] }],
  ['DKIM', { ...GOOD, 'autumn._domainkey.summit.example': ['v=DKIM1; p='] }],
  ['DMARC', { ...GOOD, '_dmarc.summit.example': ['v=DMARC1; rua=mailto:x@y.example'] }],
])('finds a wrong %s record', async (name, records) => {
  expect(await resultsOf(records)).toMatchObject({ [name]: 'wrong' });
});

test('without a key of its own, it can’t tell whether mail is signed', async () => {
  expect(await resultsOf(GOOD, { mail: { ...mail, dkim: undefined } })).toEqual({
    SPF: 'good',
    DKIM: 'unknown',
    DMARC: 'good',
  });
});

test('a DNS that doesn’t answer says nothing about the domain', async () => {
  const { checks } = await checkDomain({ mail }, async () => {
    throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
  });
  expect(checks.map(({ result }) => result)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('without a sender there is no domain to look up', async () => {
  expect(await checkDomain({ mail: undefined })).toEqual({ domain: '', checks: [] });
});

test('a DNS that never answers is told as that, and nobody waits for it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const checking = checkDomain({ mail }, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2_000);
  const { checks } = await checking;
  expect(checks.map(({ result }) => result)).toEqual(['unknown', 'unknown', 'unknown']);
});
