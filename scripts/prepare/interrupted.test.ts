/** @module-tag long */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

/** A fake npm with its registry. Like `npm ci`, it begins with nothing. It writes each package in two halves and its record last. */
const NPM = `#!${process.execPath}
import fs from 'node:fs';
const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
fs.rmSync('node_modules', { recursive: true, force: true });
for (const name of ['node', 'one', 'two']) {
  const folder = 'node_modules/' + name;
  fs.mkdirSync(folder + '/bin', { recursive: true });
  fs.writeFileSync(folder + '/package.json', '{}');
  wait();
  fs.writeFileSync(folder + '/index.js', '');
  if (name === 'node') fs.symlinkSync(${JSON.stringify(process.execPath)}, folder + '/bin/node');
}
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;
/** Fails unless every package is complete. */
const BUILD = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
for (const name of ['node', 'one', 'two']) readFileSync(\`node_modules/\${name}/index.js\`);
mkdirSync('build/server', { recursive: true });
writeFileSync('build/server/main.js', 'console.log("served")');
`;
const LOCK = {
  packages: { '': {}, 'node_modules/node': {}, 'node_modules/one': {}, 'node_modules/two': {} },
};

/** A clone with the real preparation, a small lock file and a build of its own. */
function clone() {
  const { path, remove } = temporaryFolder('clone');
  onTestFinished(remove);
  mkdirSync(join(path, 'bin'));
  cpSync(fromRoot('scripts/prepare'), join(path, 'scripts/prepare'), { recursive: true });
  cpSync(fromRoot('scripts/start.mjs'), join(path, 'scripts/start.mjs'));
  const about = {
    ...{ type: 'module', engines: { node: '>=20' }, config: { nodeFlags: [] } },
    dependencies: { node: process.versions.node },
  };
  writeFileSync(join(path, 'package.json'), JSON.stringify(about));
  writeFileSync(join(path, 'package-lock.json'), JSON.stringify(LOCK));
  writeFileSync(join(path, 'scripts/build.ts'), BUILD);
  writeFileSync(join(path, 'bin/npm'), NPM);
  chmodSync(join(path, 'bin/npm'), 0o755);
  return path;
}

/** `npm start` in the clone. */
function start(path: string) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: path,
    env: { PATH: join(path, 'bin') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

test('npm gets another cache if it can’t write to the one in the home folder', async () => {
  const path = clone();
  const inHome = `if (process.env.npm_config_cache !== ${JSON.stringify(join(path, '.cache/npm'))}) {
  console.error('npm error code EACCES');
  console.error('npm error   sudo chown -R 1000:1000 "/home/somebody/.npm"');
  process.exit(243);
}
fs.mkdirSync(process.env.npm_config_cache, { recursive: true });
`;
  const [head = '', ...rest] = NPM.split('const wait');
  writeFileSync(join(path, 'bin/npm'), `${head}${inHome}const wait${rest.join('')}`);
  const { code, output } = await start(path).ended;
  expect([code, output]).toEqual([0, expect.stringMatching(/served\n$/)]);
  expect(output).not.toContain('sudo');
  expect(existsSync(join(path, '.cache/npm'))).toBe(false);
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a start ended by %s while installing doesn’t prevent the next',
  async (signal) => {
    const path = clone();
    const first = start(path);
    await expect
      .poll(() => existsSync(join(path, 'node_modules/one/package.json')), { interval: 5, timeout: 120_000 })
      .toBe(true);
    first.child.kill(signal);
    const { code } = await first.ended;
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGKILL: null }[signal]);
    const { output, ...second } = await start(path).ended;
    expect(second, output).toEqual({ code: 0 });
    expect(output).toMatch(/served\n$/);
  },
);
