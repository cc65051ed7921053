import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { fromRoot } from '#platform/server/project-root.ts';

/** Colour codes are for terminals; in a file they make the text hard to read. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs one of the project's programs with its output visible, and returns whether it succeeded. */
export async function runProgram(
  program: string,
  programArguments: string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const own = fromRoot('node_modules/.bin');
  const child = spawn(program, programArguments, {
    cwd: fromRoot('.'),
    env: { ...process.env, ...PLAIN, ...environment, PATH: `${own}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
