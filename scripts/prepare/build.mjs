import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fromRoot, PINNED_NODE, stopWith } from './project.mjs';
import { runCommand } from './run.mjs';

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
/** A hash of the sources that the last build was made from. */
const STAMP = fromRoot('build', 'stamp');

/** Builds unless the last build was made from the same sources. A release comes built, and can't build. */
export async function buildWhenStale() {
  if (!existsSync(BUILDER)) return;
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building …');
  rmSync(STAMP, { force: true });
  const { status, output } = await runCommand(PINNED_NODE, [BUILDER], {
    cwd: fromRoot(),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) stopWith(`${output}\nBuilding failed (see above).`);
  writeFileSync(STAMP, sources);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesBelow).sort()) {
    if (TESTS.test(path)) continue;
    const content = readFileSync(fromRoot(path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const found = statSync(fromRoot(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(fromRoot(path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(`${path}/${entry.name}`);
    // Editors leave links that lead nowhere beside the files that they have open.
    return entry.isFile() ? `${path}/${entry.name}` : [];
  });
}
