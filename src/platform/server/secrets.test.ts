import { describe, expect, test } from 'vitest';
import { Secrets } from './secrets.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const OWNER = 'ama';

describe('a sealed text', () => {
  test('is read with the same key only, and looks different each time', () => {
    const secrets = new Secrets([OLD]);
    const sealed = secrets.seal('JBSWY3DPEHPK3PXP', OWNER);
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(secrets.seal('JBSWY3DPEHPK3PXP', OWNER)).not.toBe(sealed);
    expect(secrets.open(sealed, OWNER)).toBe('JBSWY3DPEHPK3PXP');
    expect(new Secrets([NEW]).open(sealed, OWNER)).toBeUndefined();
  });

  test('can’t be moved to another owner, nor changed', () => {
    const secrets = new Secrets([OLD]);
    const sealed = secrets.seal('Ɔkyerɛw', OWNER);
    expect(secrets.open(sealed, OWNER)).toBe('Ɔkyerɛw');
    expect(secrets.open(sealed, 'kofi')).toBeUndefined();
    const content = sealed.split(':').at(-1) ?? '';
    for (let position = 0; position < content.length - 1; position += 1) {
      const other = content[position] === 'A' ? 'B' : 'A';
      const changed = sealed.replace(
        content,
        content.slice(0, position) + other + content.slice(position + 1),
      );
      expect(secrets.open(changed, OWNER), String(position)).toBeUndefined();
    }
    for (const broken of ['', 'sealed', 'sealed::', `${sealed.slice(0, 20)}`, 'JBSWY3DPEHPK3PXP']) {
      expect(secrets.open(broken, OWNER), broken).toBeUndefined();
    }
  });

  test('is read while its key comes after the one in use, and is then not current', () => {
    const sealed = new Secrets([OLD]).seal('secret', OWNER);
    const rotating = new Secrets([NEW, OLD]);
    expect(rotating.open(sealed, OWNER)).toBe('secret');
    expect(rotating.isCurrent(sealed)).toBe(false);
    expect(rotating.isCurrent(rotating.seal('secret', OWNER))).toBe(true);
    expect(rotating.isSealed(sealed)).toBe(true);
    expect(rotating.isSealed('JBSWY3DPEHPK3PXP')).toBe(false);
  });
});

test('a text in a link shows nothing of how it was sealed, and is read with each key', () => {
  const sealed = new Secrets([OLD]).sealForLink('ama@x.example', OWNER);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(new Secrets([NEW, OLD]).openFromLink(sealed, OWNER)).toBe('ama@x.example');
  expect(new Secrets([NEW]).openFromLink(sealed, OWNER)).toBeUndefined();
  expect(new Secrets([OLD]).openFromLink(sealed, 'kofi')).toBeUndefined();
  expect(new Secrets([OLD]).openFromLink('', OWNER)).toBeUndefined();
});

test('a stamp shows that it was made with one of the keys, for the same text', () => {
  const [stamp] = new Secrets([OLD]).stamps('a device');
  expect(new Secrets([NEW, OLD]).isStamp(stamp, 'a device')).toBe(true);
  expect(new Secrets([NEW]).isStamp(stamp, 'a device')).toBe(false);
  expect(new Secrets([OLD]).isStamp(stamp, 'another device')).toBe(false);
  expect(new Secrets([OLD]).isStamp('', 'a device')).toBe(false);
});
