import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { fromRoot, isPinnedNode, PINNED_NODE } from './project.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs one of the project's programs on the pinned Node: in this process if it already runs on it, otherwise
 * as a child.
 */
export async function runOnPinnedNode(program, programArguments = []) {
  if (isPinnedNode()) {
    process.argv = [process.execPath, fromRoot(program), ...programArguments];
    await import(pathToFileURL(fromRoot(program)).href);
    return;
  }
  const child = spawn(PINNED_NODE, [fromRoot(program), ...programArguments], { stdio: 'inherit' });
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both parent and child.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}
