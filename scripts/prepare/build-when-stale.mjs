import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runAlone } from './alone.mjs';
import { fromRoot, PINNED_NODE, stopWith } from './project.mjs';

const SOURCES = [
  'database',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/build.ts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];
const TESTS = /\.test\.tsx?$|^src\/testing\//;
const BUILDER = fromRoot('scripts', 'build.ts');
const STAMP = fromRoot('build', 'stamp');

/** Whether the last build was made from exactly the same sources. A release comes built, and can't build. */
export function isBuilt() {
  return !existsSync(BUILDER) || isBuiltFrom(hashOfSources());
}

export async function buildWhenStale() {
  if (isBuilt()) return;
  const stamp = hashOfSources();
  console.log('Building …');
  rmSync(STAMP, { force: true });
  const { status, output } = await runAlone(PINNED_NODE, [BUILDER], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) stopWith(`${output}\nBuilding failed (see above).`);
  writeFileSync(STAMP, stamp);
}

function isBuiltFrom(stamp) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

function hashOfSources() {
  return hashOf(SOURCES.flatMap(filesBelow).filter((path) => !TESTS.test(path)));
}

function filesBelow(path) {
  const found = statSync(fromRoot(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(fromRoot(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fromRoot(), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(fromRoot(path));
    hash.update(`${path}\n${content.byteLength}\n`).update(content);
  }
  return hash.digest('hex');
}
