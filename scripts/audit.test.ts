import { expect, test } from 'vitest';
import { lockedFaults, lockFile, readAdvisories } from './steps/audit.ts';

test('every package that is installed here comes from npm, with its hash, and isn’t deprecated', () => {
  const { packages, faults } = lockedFaults(lockFile());
  expect(packages).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('it names what comes from elsewhere, has no hash or is deprecated', () => {
  const packages = {
    '': {},
    'node_modules/good': { integrity: 'sha512-abc' },
    'node_modules/for-windows': { optional: true },
    'node_modules/elsewhere': { resolved: 'git+ssh://git@x.example/a.git', integrity: 'sha512-abc' },
    'node_modules/weak': { integrity: 'sha1-abc', deprecated: 'use b' },
  };
  expect(lockedFaults(JSON.stringify({ packages }))).toEqual({
    packages: 4,
    unhashed: 1,
    faults: [
      'node_modules/elsewhere: comes from git+ssh://git@x.example/a.git',
      'node_modules/weak: has no SHA-512 hash',
      'node_modules/weak: deprecated: use b',
    ],
  });
});

test('it tells no weakness from no answer', () => {
  expect(readAdvisories('{ "vulnerabilities": {} }')).toEqual({ weak: [] });
  const refused = '{ "message": "405 Method Not Allowed", "statusCode": 405 }';
  expect(readAdvisories(refused)).toEqual({ refusal: '405 Method Not Allowed' });
  const weak = '{ "vulnerabilities": { "a": { "severity": "high", "range": "<1.2.0" } } }';
  expect(readAdvisories(weak)).toEqual({ weak: ['a <1.2.0: high'] });
});
