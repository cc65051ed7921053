import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import packageJson from '../../package.json' with { type: 'json' };

const COMMAND = /^(?:exec )?node scripts\/\w+\.mjs(?: [\w/-]+)*$/;

const { scripts, config } = packageJson;

test('every npm script is also understood by Windows’ shell, where exec has a stand-in', () => {
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  expect(commands.filter((command) => !COMMAND.test(command))).toEqual([]);
  expect(readFileSync(fromRoot('exec.cmd'), 'utf8')).toMatch(/^@%\*\r\n/m);
  expect(readFileSync(fromRoot('scripts/release.ts'), 'utf8')).toContain("'exec.cmd'");
});

test.each(['summit.service', 'Containerfile'])('%s starts Node with the same flags', (name) => {
  const [command = ''] =
    /^.*build\/server\/main\.js.*$/m.exec(readFileSync(fromRoot(`deploy/${name}`), 'utf8')) ?? [];
  expect(command.match(/--[\w-]+=\w+/g)).toEqual(config.nodeFlags);
});
