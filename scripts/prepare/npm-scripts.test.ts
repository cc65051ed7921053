import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';

const COMMAND = /^(?:exec )?node scripts\/\w+\.mjs(?: [\w/-]+)*$/;

test('every npm script is also understood by Windows’ shell, where exec has a stand-in', () => {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const commands = Object.values<string>(scripts).flatMap((script) => script.split(' && '));
  expect(commands.filter((command) => !COMMAND.test(command))).toEqual([]);
  expect(readFileSync(fromRoot('exec.cmd'), 'utf8')).toMatch(/^@%\*\r\n/m);
  expect(readFileSync(fromRoot('scripts/release.ts'), 'utf8')).toContain("'exec.cmd'");
});
