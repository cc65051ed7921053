import './top-levels.ts';
import { expect, test } from 'vitest';
import { email, ownEmail } from '../contract/fields.ts';

test.each([
  ...[
    'invalid',
    'local',
    'localhost',
    'internal',
    'onion',
    'LOCAL',
    'ｌocal',
    'arpa',
    'home.arpa',
    '10.in-addr.arpa',
  ],
  ...['con', 'cmo', 'comm', 'c0m', 'lan', 'corp', 'alt', 'δοκιμή', 'xn--jxalpdlp', 'nowhere'],
])('nobody is written to at .%s', (topLevel) => {
  const { error } = email().safeParse(`ama@owusu.${topLevel}`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email address']);
});

test.each([
  ...['example.com', 'owusu.example', 'uni.tg', 'x.co.za', 'x.za', 'x.ck', 'x.com.bd', 'x.photography'],
  ...['x.рф', 'x.xn--p1ai', 'x.ευ', 'x.africa', 'x.AFRICA', 'test.com', 'local.gh', 'invalid.example'],
])('somebody is at %s', (domain) => {
  expect(email().safeParse(`ama@${domain}`).success).toBe(true);
});

test('who runs the site may be in a network of their own', () => {
  expect(ownEmail().safeParse('admin@summit.internal').success).toBe(true);
  expect(ownEmail().safeParse('a..b@summit.internal').success).toBe(false);
});
