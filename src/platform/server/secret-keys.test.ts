import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { readConfig, StartRefusal } from './config.ts';
import { readSecretKeys } from './secret-keys.ts';

const GIVEN = 'g'.repeat(32);

function folder() {
  const { path, remove } = temporaryFolder('key');
  onTestFinished(remove);
  return path;
}

const read = (environment: Record<string, string>) => readSecretKeys(readConfig(environment));

describe('the secret key', () => {
  test('is the given one, and then nothing is stored', () => {
    const DATA_DIR = folder();
    expect(read({ DATA_DIR, SECRET_KEY: GIVEN })).toEqual([GIVEN]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  test('is otherwise made once and kept in the data folder', () => {
    const DATA_DIR = folder();
    const made = read({ DATA_DIR });
    expect(made).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
    expect(read({ DATA_DIR })).toEqual(made);
    expect(readdirSync(DATA_DIR)).toEqual(['secret-key']);
    expect(readFileSync(join(DATA_DIR, 'secret-key'), 'utf8').trim()).toBe(made[0]);
    expect(read({ DATA_DIR: folder() })).not.toEqual(made);
  });

  test('is refused if its file is broken, or can’t be made', () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, 'secret-key'), 'half of a k');
    expect(() => read({ DATA_DIR })).toThrow(StartRefusal);
    expect(() => read({ DATA_DIR })).toThrow(/holds no secret key: restore it/);
    expect(() => read({ DATA_DIR: '/proc/nowhere' })).toThrow(
      /DATA_DIR=\/proc\/nowhere .*: set SECRET_KEY\.$/,
    );
  });
});
