import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import packageJson from '../../package.json' with { type: 'json' };

const COMMAND = /^(?:exec )?node (?:--[\w-]+=\d+ )*scripts\/\w+\.mjs(?: [\w/-]+)*$/;

const { scripts } = packageJson;

test('a service and a container start Node as npm does', () => {
  const flags = flagsIn(scripts.start);
  expect(flags).not.toEqual([]);
  for (const file of ['deploy/summit.service', 'deploy/Containerfile']) {
    const start = readFileSync(fromRoot(file), 'utf8').match(/^.*build\/server\/main\.js.*$/m)?.[0];
    expect(flagsIn(start ?? ''), file).toEqual(flags);
  }
});

test('every npm script is also understood by Windows’ shell, where exec has a stand-in', () => {
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  expect(commands.filter((command) => !COMMAND.test(command))).toEqual([]);
  expect(readFileSync(fromRoot('exec.cmd'), 'utf8')).toMatch(/^@%\*\r\n/m);
  expect(readFileSync(fromRoot('scripts/release.ts'), 'utf8')).toContain("'exec.cmd'");
});

function flagsIn(command: string): string[] {
  return command.match(/--[\w-]+=\d+/g) ?? [];
}
