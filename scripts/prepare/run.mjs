import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { fromRoot, isPinnedNode, PINNED_NODE } from './project.mjs';
import { exitCodeOf, forwardSignals } from './signals.mjs';

/**
 * Runs one of the project's programs on the pinned Node: in this process if it already runs on it, otherwise
 * as a child, which gets the same flags.
 */
export async function runOnPinnedNode(program, programArguments = []) {
  if (isPinnedNode()) {
    process.argv = [process.execPath, fromRoot(program), ...programArguments];
    await import(pathToFileURL(fromRoot(program)).href);
    return;
  }
  const child = spawn(PINNED_NODE, [...process.execArgv, fromRoot(program), ...programArguments], {
    stdio: 'inherit',
  });
  forwardSignals(child);
  child.on('exit', (code, signal) => process.exit(signal ? exitCodeOf(signal) : code));
}
