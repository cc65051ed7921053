import { runProgram } from '../steps/run-program.ts';

export async function buildIsReady(): Promise<void> {
  if (!(await runProgram('node', ['scripts/task.mjs', 'build']))) process.exit(1);
}
