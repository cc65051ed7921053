import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/**
 * Whether the last build was made from the same sources: they are read only if their times or sizes differ, as in a copied
 * folder. A release comes built, and can't build.
 */
export function isBuilt() {
  if (!existsSync(BUILDER)) return true;
  if (!existsSync(STAMP)) return false;
  const [seen, read] = readFileSync(STAMP, 'utf8').split('\n');
  const look = hashOfSources(lookAt);
  if (seen === look) return true;
  if (read !== hashOfSources(readFileSync)) return false;
  rememberLook(`${look}\n${read}`);
  return true;
}

export async function buildWhenStale() {
  if (isBuilt()) return;
  const stamp = `${hashOfSources(lookAt)}\n${hashOfSources(readFileSync)}`;
  console.log('Building …');
  rmSync(STAMP, { force: true });
  const { status, output } = await runAlone(PINNED_NODE, [BUILDER], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) stopWith(`${output}\nBuilding failed (see above).`);
  writeFileSync(STAMP, stamp);
}

/** Otherwise each start would read all sources. In a folder that can't be written, it does. */
function rememberLook(stamp) {
  try {
    writeFileSync(STAMP, stamp);
  } catch {}
}

/** With the time of its last change of any kind, which nobody can set. */
function lookAt(file) {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  return `${size} ${mtimeMs} ${ctimeMs}\n`;
}

function hashOfSources(describe) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesBelow).sort()) {
    if (TESTS.test(path)) continue;
    const description = describe(fromRoot(path));
    hash.update(`${path}\n${description.length}\n`).update(description);
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const found = statSync(fromRoot(path), { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? filesIn(path) : [path];
}

/** Not by the recursion of readdirSync, which takes four times as long and 10 MB. */
function filesIn(folder) {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    // Editors leave links that lead nowhere beside the files that they have open.
    return entry.isFile() ? path : [];
  });
}
