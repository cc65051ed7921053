import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicAddress } from '../../contract/public-addresses.ts';
import { newId } from '../identifier.ts';
import { listSecretAddresses, withoutSecret } from './secret-addresses.ts';

const { personal, preview, newsAgain } = publicAddress;
listSecretAddresses([publicAddress.lostLink, personal(':token'), newsAgain(':token')]);

/** So many letters of a secret in a row would tell something. */
const TELLING = 6;
const RUNS = 2_000;

const base64url = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
/** Random, as secrets are: a smaller counterexample would be a word. */
const secret = fc.noShrink(fc.array(base64url, { minLength: 43, maxLength: 43 }).map((one) => one.join('')));
const begins = fc.constantFrom(personal, newsAgain, preview, (token: string) => `${preview(token)}/contact`);

const encoded = (text: string) => text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
/** What people, mail programs and proxies make of an address. */
const mangle = fc.constantFrom<(path: string) => string>(
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.toLowerCase(),
  (path) => path.replaceAll('/', '//'),
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/en/..${path}`,
  (path) => `https://summit.example${path}`,
  (path) => `/summit.example${path}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replace(/(?<=.)\//, '%2F'),
  (path) => path.replace(/(?<=.)\//, '%5c'),
  (path) => path.replace(/(?<=.)\//, ''),
  (path) => path.replace(/(?<=.)\//, ';'),
  (path) => path.replace(/(?<=.)\//, '%ff/'),
  (path) => path.slice(0, 1) + path.slice(2),
  encoded,
  (path) => path.replaceAll('%', '%25'),
  (path) => `${path.slice(0, -20)}%0D%0A${path.slice(-20)}`,
  (path) => `${path.slice(0, -20)}=%20${path.slice(-20)}`,
  (path) => `${path}.`,
  (path) => `${path}>`,
  (path) => `${path}%E0%A4%A`,
);

test('however the address with a secret is mangled, the secret isn’t logged', () => {
  fc.assert(
    fc.property(secret, begins, fc.array(mangle, { maxLength: 3 }), (token, begin, mangles) => {
      const path = mangles.reduce((written, change) => change(written), begin(token));
      const logged = withoutSecret(path).toLowerCase();
      const parts = Array.from({ length: token.length - TELLING + 1 }, (_, from) =>
        token.slice(from, from + TELLING).toLowerCase(),
      );
      expect(
        parts.filter((part) => logged.includes(part)),
        `${path} is logged as ${logged}`,
      ).toEqual([]);
    }),
    { numRuns: RUNS, seed: 43 },
  );
});

test('other addresses are logged as they are', () => {
  const { home, registration, lostLink, calendar, shareSummit, aboutUs } = publicAddress;
  const addresses = [
    ...[
      home,
      registration,
      lostLink,
      `/speaker/${newId()}`,
      '/our/blog/what-we-learned-in-2025/single',
      calendar,
      aboutUs,
    ],
    ...[shareSummit, '/aiAPI/records/viewattendees.php', '/aiAPI/auth/sign_out', '/wp-login.php'],
    ...['/icon-192.png', '/aiAPI/openapi.json', '/our/blog/añadir-日本語/single', '/health/ready'],
  ];
  expect(addresses.map(withoutSecret)).toEqual(addresses);
});

test('a long address is cut', () => {
  expect(withoutSecret('/a'.repeat(1_000))).toBe(`${'/a'.repeat(8)}/…`);
  expect(withoutSecret(`/${'a'.repeat(1_000)}`)).toBe('/…');
});
