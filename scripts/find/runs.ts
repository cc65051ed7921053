import { spawnSync } from 'node:child_process';

/** Whether the user can run the program: a library could be missing, or the permission. */
export function runs(program: string, user: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(program, ['--version'], { ...user, stdio: 'ignore' }).status === 0;
}
