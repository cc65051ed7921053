import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig, StartRefusal } from './config.ts';

/** Receivers can’t be relied on to check a signature with it. */
const EC_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const PRODUCTION = { APP_ENV: 'production', PUBLIC_URL: 'https://summit.example' };

describe('the configuration', () => {
  test('without any variable is a trial, reachable only from this machine', () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      workers: 1,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      pool: { connections: 10, statementSeconds: 10, lockSeconds: 5 },
      admin: { email: undefined, password: undefined },
      seed: 'demo',
      clock: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      ownOrigins: expect.arrayContaining([
        'http://127.0.0.1:3000',
        'http://localhost:3000',
        'http://[::1]:3000',
      ]),
      secretKeys: [],
      strictSubdomains: false,
      trustedProxies: 0,
      captcha: true,
      payments: { paystackUrl: undefined, paystackKey: undefined, stripeUrl: undefined },
      backup: { folder: 'data/backups', everyHours: undefined, keep: 7 },
      logLevel: 'warn',
      tracing: false,
    });
  });

  test('in production listens on all addresses, adds no samples and keeps the spam guard', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      seed: 'event',
      publicUrl: 'https://summit.example',
      captcha: true,
      logLevel: 'info',
    });
  });

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', CLOCK: '' })).toEqual(readConfig({}));
  });

  test('builds the site’s address from host and port, with an IPv6 address in brackets', () => {
    expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080');
  });

  test('takes the site’s address with or without its last slash', () => {
    const config = readConfig({ PUBLIC_URL: 'https://summit.example/' });
    expect(config.publicUrl).toBe('https://summit.example');
  });

  test('takes the site’s languages in the order in which they are written', () => {
    expect(readConfig({ SITE_LANGUAGES: 'fr, EN' }).siteLanguages).toEqual(['fr', 'en']);
    expect(readConfig({}).siteLanguages).toBeUndefined();
  });

  test.each([
    ['APP_ENV', 'staging'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['BACKUP_EVERY', '0'],
    ['BACKUP_EVERY', '24h'],
    ['BACKUP_KEEP', '1001'],
    ['DATABASE_URL', 'sqlite://summit'],
    ['DATABASE_CA', 'nowhere.pem'],
    ['DATABASE_CA', 'package.json'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_STATEMENT_TIMEOUT', '1.5'],
    ['DATABASE_LOCK_TIMEOUT', '3601'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'seven77'],
    ['SEED', 'yes'],
    ['CLOCK', '2025-08-26'],
    ['PUBLIC_URL', 'ftp://summit.example'],
    ['PUBLIC_URL', 'https://summit.example/2025'],
    ['PUBLIC_URL', 'https://u:p@summit.example'],
    ['PUBLIC_URL', 'https://summit.example/?lang=fr'],
    ['PAYSTACK_URL', 'https://pay.example/v1'],
    ['SITE_LANGUAGES', 'fr,xx'],
    ['SITE_LANGUAGES', 'fr,fr'],
    ['SITE_LANGUAGES', ','],
    ['TRUST_PROXY', '-1'],
    ['CAPTCHA', 'true'],
    ['LOG_LEVEL', 'verbose'],
    ['SECRET_KEY', 'k'.repeat(31)],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Summit <nobody>'],
    ['MAIL_FROM', 'Summit <a@b.example> <c@d.example>'],
    ['MAIL_RATE', '0'],
    ['MAIL_DKIM_KEY', 'no key'],
    ['MAIL_DKIM_KEY', EC_KEY],
    ['MAIL_DKIM_SELECTOR', '-'],
    ['SECRET_KEY', `${'k'.repeat(32)},short`],
    ['SECRET_KEY', ' , '],
  ])('refuses %s=%s by name and says what to write, in one line', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartRefusal);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*\\. Set it to .+\\.$`));
  });

  test.each([
    ['CLOCK', { ...PRODUCTION, CLOCK: '2025-08-26T09:00:00Z' }],
    ['CAPTCHA', { ...PRODUCTION, CAPTCHA: 'off' }],
    ['PUBLIC_URL', { APP_ENV: 'production' }],
    ['PUBLIC_URL', { APP_ENV: 'production', PUBLIC_URL: 'http://summit.example' }],
    ['PUBLIC_URL', { APP_ENV: 'production', PUBLIC_URL: 'http://localhost.summit.example' }],
    ['SECRET_KEY', { ...PRODUCTION, DATABASE_URL: 'postgres://summit@127.0.0.1/summit' }],
  ])('in production refuses what %s must not be', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}`));
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]', 'http://summit.localhost'])(
    'in production accepts %s, which never leaves this machine',
    (publicUrl) => {
      const config = readConfig({ APP_ENV: 'production', PUBLIC_URL: publicUrl });
      expect(config.publicUrl).toBe(publicUrl);
      expect(config.ownOrigins).toContain(publicUrl);
    },
  );

  test.each([
    ['summit@summit.example', { name: '', address: 'summit@summit.example' }],
    ['The Summit <summit@summit.example>', { name: 'The Summit', address: 'summit@summit.example' }],
    ['"Summit, Accra" <summit@summit.example>', { name: 'Summit, Accra', address: 'summit@summit.example' }],
  ])('reads the sender %s', (MAIL_FROM, from) => {
    const { mail } = readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM });
    expect(mail).toMatchObject({ from, rate: 5, dkim: undefined });
    expect(readConfig({ MAIL_FROM }).mail, 'without a server').toBeUndefined();
  });

  test('refuses a mail server without a sender, and half of what signs mail', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL_FROM is required/);
    expect(() => readConfig({ MAIL_DKIM_SELECTOR: 'autumn' })).toThrow(/belong together/);
  });

  test('in production sends the keys of providers of payments over https alone', () => {
    const url = 'http://127.0.0.1:4010';
    expect(readConfig({ PAYSTACK_URL: url }).payments.paystackUrl).toBe(url);
    expect(() => readConfig({ ...PRODUCTION, PAYSTACK_URL: url })).toThrow(/^PAYSTACK_URL must begin/);
    expect(() => readConfig({ PAYSTACK_SECRET_KEY: 'pk_test_1' })).not.toThrow(/pk_test_1/);
  });

  test('reads several secret keys, the newest first', () => {
    const keys = ['n'.repeat(32), 'o'.repeat(40)];
    expect(readConfig({ SECRET_KEY: keys.join(',') }).secretKeys).toEqual(keys);
    expect(readConfig({ SECRET_KEY: keys.join(' ') }).secretKeys).toEqual(keys);
  });

  test('names the length of a password that production takes, too', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'seven77' })).toThrow(
      /at least 12 characters \(8 in a trial\)/,
    );
  });

  test('never repeats a secret in its refusal', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'secret' })).not.toThrow(/secret/);
    expect(() => readConfig({ SECRET_KEY: 'in-confidence' })).not.toThrow(/in-confidence/);
  });
});
