import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { copyProgram, outputOf } from './copied-program.ts';

// It checks and builds the whole program.
vi.setConfig({ testTimeout: 900_000 });

/** The lists in which a module has a line. */
const LISTS = ['src/app/modules.ts', 'src/admin/client-modules.ts'];
/** They look at everything, so they aren't without any module. */
const TOOLS = ['src/testing/**', 'scripts/media/**'];
const TESTS = ['src/testing', '**/*.test.ts', '**/*.test.tsx'];

const ARROWS = `import { checkArrows } from './scripts/steps/check-arrows.ts';
process.exitCode = checkArrows() ? 0 : 1;`;
const knip = (offered: readonly string[]) => `import config from './knip.config.ts';
export default { ...config, ignore: ${JSON.stringify([...TESTS, ...TOOLS, ...offered])} };`;

/** `offered` is what another module still offers, though only they used it; `packages` go with them. */
const REMOVED = {
  modules: ['people/waiting-list', 'website/blog', 'website/blog-categories'],
  packages: ['diff'],
  offered: [
    'src/rooms/*/{contract,server,browser}.ts',
    'src/rooms/people/groups/server/service.ts',
    'src/rooms/people/registrations/server/{places,registrar,service}.ts',
    'src/rooms/people/submissions/server/{queries,service}.ts',
    'src/rooms/access/languages/server/service.ts',
  ],
  pages: ['/registrants', '/sitemap.xml'],
  calls: ['/api/v1/waiting-list-entries', '/api/v1/posts'],
};

test(`without ${REMOVED.modules.join(', ')}, the program is checked, built and starts`, async () => {
  const { modules, packages, offered, pages, calls } = REMOVED;
  const root = copyProgram();
  for (const module of modules) {
    rmSync(join(root, 'src/rooms', module), { recursive: true });
    for (const list of LISTS) takeOut(join(root, list), module);
  }
  const { devDependencies, ...manifest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of packages) delete devDependencies[name];
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...manifest, devDependencies }));
  const sources = { extends: './tsconfig.json', include: ['src', 'database'], exclude: TESTS };
  writeFileSync(join(root, 'tsconfig.sources.json'), JSON.stringify(sources));
  expect(await outputOf(root, ['node_modules/.bin/tsc', '--noEmit', '-p', 'tsconfig.sources.json'])).toBe('');
  expect(await outputOf(root, [process.execPath, '--input-type=module', '-e', ARROWS])).toBe('');
  writeFileSync(join(root, 'knip.sources.ts'), knip(offered));
  expect(
    await outputOf(root, [
      'node_modules/.bin/knip',
      '--no-progress',
      '--no-config-hints',
      '-c',
      'knip.sources.ts',
    ]),
  ).toBe('');
  expect(await outputOf(root, [process.execPath, 'scripts/build.ts'])).toBe('');

  const data = temporaryFolder('without-data');
  onTestFinished(data.remove);
  const server = await startBuiltServer({ DATA_DIR: data.path, CAPTCHA: 'off' }, root);
  onTestFinished(async () => void (await server.end('SIGTERM')));
  for (const page of pages) expect((await fetch(server.url + page)).status).toBe(200);
  for (const call of calls) expect((await fetch(server.url + call, { method: 'POST' })).status).toBe(404);
});

/** Takes the lines that name the module, and what they import from it, out of a list. */
function takeOut(list: string, module: string): void {
  const lines = readFileSync(list, 'utf8').split('\n');
  const names = (line: string) => line.includes(`#rooms/${module}/`);
  const imported = lines.filter(names).map((line) => /\{ (?<name>\w+) \}/.exec(line)?.groups?.name);
  const stored = lines.filter((line) => !names(line) && !imported.includes(line.trim().replace(/,$/, '')));
  writeFileSync(list, stored.join('\n'));
}
