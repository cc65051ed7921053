import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { readConfig, StartRefusal } from './config.ts';
import { findSecretKeys, makeSecretKey } from './secret-keys.ts';

/** When the disk is full, a file is there already, with as much as still found room. */
const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock(import('node:fs'), async (importOriginal) => {
  const real = await importOriginal();
  const writeFileSync: typeof real.writeFileSync = (path, content, options) => {
    real.writeFileSync(path, disk.isFull ? '' : content, options);
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
  return { ...real, writeFileSync };
});

const GIVEN = 'g'.repeat(32);

function folder() {
  const { path, remove } = temporaryFolder('key');
  onTestFinished(remove);
  return path;
}

function read(environment: Record<string, string>) {
  const config = readConfig(environment);
  return findSecretKeys(config) ?? makeSecretKey(config);
}

describe('the secret key', () => {
  test('is the given one, and then nothing is stored', () => {
    const DATA_DIR = folder();
    expect(read({ DATA_DIR, SECRET_KEY: GIVEN })).toEqual([GIVEN]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  test('is otherwise made once and kept in the data folder', () => {
    const DATA_DIR = folder();
    expect(findSecretKeys(readConfig({ DATA_DIR }))).toBeUndefined();
    expect(readdirSync(DATA_DIR)).toEqual([]);
    const made = read({ DATA_DIR });
    expect(made).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
    expect(read({ DATA_DIR })).toEqual(made);
    expect(readdirSync(DATA_DIR)).toEqual(['secret-key']);
    expect(readFileSync(join(DATA_DIR, 'secret-key'), 'utf8').trim()).toBe(made[0]);
    expect(read({ DATA_DIR: folder() })).not.toEqual(made);
  });

  test('is no half of one after the disk was full, and the refusal says what to do', () => {
    const DATA_DIR = folder();
    disk.isFull = true;
    expect(() => read({ DATA_DIR })).toThrow(/ENOSPC.*: free up space on the disk it is on\.$/);
    expect(readdirSync(DATA_DIR)).toEqual([]);
    disk.isFull = false;
    expect(read({ DATA_DIR })).toHaveLength(1);
  });

  test('is refused if its file is broken, or can’t be made', () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, 'secret-key'), 'half of a k');
    expect(() => read({ DATA_DIR })).toThrow(StartRefusal);
    expect(() => read({ DATA_DIR })).toThrow(
      /holds no secret key: restore it from your copy, or set SECRET_KEY\.$/,
    );
    expect(() => read({ DATA_DIR: '/proc/nowhere' })).toThrow(
      /DATA_DIR=\/proc\/nowhere .*: set SECRET_KEY\.$/,
    );
  });
});
