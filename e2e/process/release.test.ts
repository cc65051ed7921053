import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { publicPaths } from '#testing/public-paths.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { runCommand } from './commands.ts';

const INSTALLS_MS = 300_000;
const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

test('a release starts elsewhere without building, and its commands work', {
  timeout: INSTALLS_MS,
}, async () => {
  const made = await runCommand('release', [], {});
  expect(made.failed).toBe('');
  const elsewhere = temporaryFolder('release');
  onTestFinished(elsewhere.remove);
  const root = unpackAsDocumented(join(elsewhere.path, 'of #1, 100 % ours'));
  expect(linksToNothing(root)).toEqual([]);
  const copied = copiedIntoImage(root);
  expect(copied.filter((path) => path === '.' || !existsSync(join(root, path)))).toEqual([]);
  expect(copied).toContain('build');
  const data = join(elsewhere.path, 'data');
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const withEngines = Object.keys(packages).filter((path) => packages[path].engines);
  expect(withEngines, 'npm’s own Node runs only what installs').toEqual(['']);
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  expect(changes).toMatch(new RegExp(`^## ${version}\n\n### Upgrading\n`, 'm'));

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    if (npm.exitCode === null && npm.pid) process.kill(-npm.pid, 'SIGKILL');
  });
  const statusOf = (path: string) => fetch(`${url}${path}`).then(({ status }) => status, String);
  await expect.poll(() => statusOf('/health/ready'), { interval: 200, timeout: INSTALLS_MS / 2 }).toBe(200);
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const path of [
    ...publicPaths(sitemap),
    '/admin/login',
    '/aiAPI/docs',
    '/share/summit.png',
    '/favicon.ico',
  ]) {
    expect(await statusOf(path), path).toBe(200);
  }

  const backup = execFileSync('npm', ['run', 'backup'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
    encoding: 'utf8',
  });
  expect(backup).toContain('The database is copied to');
  expect(backup, 'what is installed is found').not.toContain('Installing');
  expect(existsSync(join(root, 'node_modules/typescript')), 'a package for development').toBe(false);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(sources.filter((path) => !path.startsWith('node_modules') && path.includes('.test.'))).toEqual([]);

  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  expect(
    existsSync(join(data, `${SQLITE_FILE}-wal`)),
    'npm ends after the program, which closed its database',
  ).toBe(false);
});

/** With the commands of the documentation, in another folder than there. */
function unpackAsDocumented(folder: string): string {
  const page = readFileSync(fromRoot('docs/deploy/one-server.md'), 'utf8');
  const commands = page.match(/^(?:tar|ln) .*$/gm) ?? [];
  expect(commands).toHaveLength(2);
  mkdirSync(folder);
  const here = commands.join(' && ').replaceAll('/opt', '"$0"');
  execFileSync('sh', ['-c', here, folder], { cwd: fromRoot('build/release') });
  return join(folder, 'summit');
}

/** What the image is made of, below the release. */
function copiedIntoImage(root: string): string[] {
  const copies = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').matchAll(
    /^COPY (?!--from)(.*) \S+$/gm,
  );
  return [...copies].flatMap(([, paths = '']) => paths.split(' '));
}

/** What the documentation in the release links to, and the release doesn't have. */
function linksToNothing(root: string): string[] {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  return pages.flatMap((page) => {
    const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g);
    const missing = [...links].filter(([, path = '']) => !existsSync(join(root, dirname(page), path)));
    return missing.map(([, path]) => `${page}: ${path}`);
  });
}
