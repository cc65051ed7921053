import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import packageJson from '../../package.json' with { type: 'json' };

const COMMAND = /^(?:exec )?node scripts\/\w+\.mjs(?: [\w/-]+)*$/;

const { scripts } = packageJson;

test('every npm script is also understood by Windows’ shell, where exec has a stand-in', () => {
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  expect(commands.filter((command) => !COMMAND.test(command))).toEqual([]);
  expect(readFileSync(fromRoot('exec.cmd'), 'utf8')).toMatch(/^@%\*\r\n/m);
  expect(readFileSync(fromRoot('scripts/release.ts'), 'utf8')).toContain("'exec.cmd'");
});
