import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartRefusal } from './config.ts';
import { adviceOnSpace, ensureDataFolder, KEY_FILE } from './data-folder.ts';
import { newId } from './identifier.ts';

const KEY = /^[0-9a-f]{64}$/;

type Keys = readonly [string, ...string[]];

/**
 * The keys in SECRET_KEY or, without it, the one in the data folder; undefined if none was made yet. Throws a StartRefusal
 * if the file can't be used.
 */
export function findSecretKeys({ secretKeys, dataDir }: Config): Keys | undefined {
  const [current, ...before] = secretKeys;
  if (current) return [current, ...before];
  const key = explained(dataDir, () => readKey(join(dataDir, KEY_FILE)));
  return key === undefined ? undefined : [key];
}

/** Makes the key in the data folder, unless there is one. */
export function makeSecretKey({ dataDir }: Config): Keys {
  return [explained(dataDir, () => makeKey(dataDir, join(dataDir, KEY_FILE)))];
}

export function newSecretKey(): string {
  return randomBytes(32).toString('hex');
}

function explained<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof StartRefusal) throw thrown;
    const reason = (thrown as Error).message;
    const advice = adviceOnSpace(thrown) ?? 'set SECRET_KEY';
    throw new StartRefusal(`The secret key can’t be kept in DATA_DIR=${dataDir} (${reason}): ${advice}.`);
  }
}

function readKey(path: string): string | undefined {
  let content: string;
  try {
    content = readFileSync(path, 'utf8').trim();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw thrown;
  }
  if (KEY.test(content)) return content;
  throw new StartRefusal(`${path} holds no secret key: restore it from your copy, or set SECRET_KEY.`);
}

/**
 * The file is complete as soon as it exists: another instance may start at the same time, and this one may
 * be killed.
 */
function makeKey(dataDir: string, path: string): string {
  ensureDataFolder(dataDir);
  const unfinished = `${path}-${newId()}`;
  try {
    writeFileSync(unfinished, `${newSecretKey()}\n`, { mode: 0o600, flush: true });
    linkSync(unfinished, path);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readKey(path) ?? makeKey(dataDir, path);
}
