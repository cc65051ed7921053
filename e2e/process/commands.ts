import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fromRoot } from '#platform/server/project-root.ts';

/** Starts one of the project's commands, such as `npm run backup`, with only these environment variables. */
export function startCommand(name: string, given: readonly string[], environment: Record<string, string>) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [fromRoot('scripts/task.mjs'), name, ...given], {
    env: { PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = async () => {
    const [[code], printed, failed] = await Promise.all([
      once(child, 'exit') as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, printed, failed };
  };
  return { child, ended: ended() };
}

/** Runs a command to its end. */
export function runCommand(name: string, given: readonly string[], environment: Record<string, string>) {
  return startCommand(name, given, environment).ended;
}
