import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '#platform/server/project-root.ts';
import { billOfMaterials } from './steps/bill-of-materials.ts';
import { loadOwnDocument } from './steps/own-document.ts';
import { runProgram } from './steps/run-program.ts';

/** What a server needs, its commands with it; the program itself is built. */
const FILES = [
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTEXT.md',
  'LICENSE',
  'README.md',
  'build/client',
  'build/server',
  'database',
  'deploy',
  'docs',
  'exec.cmd',
  'public',
  'scripts/backup.ts',
  'scripts/database-copy.ts',
  'scripts/database-reset.ts',
  'scripts/prepare',
  'scripts/restore.ts',
  'scripts/start.mjs',
  'scripts/steps/explain-refusals.ts',
  'scripts/steps/progress-bar.ts',
  'scripts/steps/read-arguments.ts',
  'scripts/steps/until-interrupted.ts',
  'scripts/task.mjs',
  'src',
];
const TESTS = /\.test\.tsx?$|\/src\/testing(\/|$)/;
/** Sources that no command loads, as the build has what follows from them. */
const BUILT = /\/src\/.*\.(tsx|css|mp4|webm|webp|woff2)$/;
/** Pictures of all screens, which no page of the documentation shows. */
const SHEETS = /\/docs\/[^/]+\.webp$/;
/** The commands that work without what is needed for building. */
const COMMANDS = ['start', 'backup', 'restore', 'db:copy', 'db:reset'];

interface Package {
  name: string;
  version: string;
  scripts: Record<string, string>;
  devDependencies?: unknown;
}

interface Lock {
  packages: Record<string, { dev?: boolean; devDependencies?: unknown; engines?: unknown }>;
}

const { devDependencies: _, ...own } = readJson<Package>('package.json');
if (!readFileSync(fromRoot('CHANGELOG.md'), 'utf8').includes(`\n## ${own.version}\n`)) {
  console.error(`CHANGELOG.md has no section ${own.version}: say what changed and how to upgrade.`);
  process.exit(1);
}
const name = `${own.name}-${own.version}`;
const folder = fromRoot(`build/release/${name}`);
const archive = `build/release/${name}.tgz`;

rmSync(folder, { recursive: true, force: true });
for (const path of FILES) {
  const filter = (source: string) => ![TESTS, BUILT, SHEETS].some((left) => left.test(source));
  cpSync(fromRoot(path), join(folder, path), { recursive: true, filter });
}
writeJson('package.json', { ...own, scripts: only(own.scripts, COMMANDS) });
writeJson('package-lock.json', withoutDevelopment(readJson<Lock>('package-lock.json')));
writeJson('sbom.cdx.json', billOfMaterials());
writeJson('docs/api/openapi.json', await loadOwnDocument());

if (!(await runProgram('tar', ['-czf', fromRoot(archive), '-C', fromRoot('build/release'), name]))) {
  process.exit(1);
}
console.log(`${archive} has ${(statSync(fromRoot(archive)).size / 1e6).toFixed(1)} MB.`);

/** npm warns of packages that need a newer Node than its own, but they run on the pinned one. What it needs itself stays. */
function withoutDevelopment({ packages, ...lock }: Lock): Lock {
  const kept = Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { devDependencies: _, engines, ...entry }]) => [
      path,
      path === '' ? { ...entry, engines } : entry,
    ]);
  return { ...lock, packages: Object.fromEntries(kept) };
}

function only(scripts: Package['scripts'], names: readonly string[]) {
  return Object.fromEntries(Object.entries(scripts).filter(([script]) => names.includes(script)));
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(fromRoot(path), 'utf8'));
}

function writeJson(path: string, content: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, path), `${JSON.stringify(content, undefined, 2)}\n`);
}
