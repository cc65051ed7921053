import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const COPIED = ['src', 'database', 'scripts', 'public', 'e2e', 'bench'];
const CONFIGURATION = ['package.json', 'tsconfig.json', '{vite,vitest,knip,playwright*}.config.ts'];

/** The sources of the program, to change and build them. They are removed when the test ends. */
export function copyProgram(): string {
  const { path: root, remove } = temporaryFolder('copied');
  onTestFinished(remove);
  for (const copied of [...COPIED, ...globSync(CONFIGURATION, { cwd: fromRoot('.') })])
    cpSync(fromRoot(copied), join(root, copied), { recursive: true });
  symlinkSync(fromRoot('node_modules'), join(root, 'node_modules'));
  return root;
}

/** What a command says if it fails. */
export async function outputOf(cwd: string, [program = '', ...given]: readonly string[]): Promise<string> {
  // Without what says that this is a test: it would be built in another way.
  const { PATH = '' } = process.env;
  const child = spawn(program, given, { cwd, env: { PATH } });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  return code === 0 ? '' : `ended with ${code}:\n${written}`;
}
