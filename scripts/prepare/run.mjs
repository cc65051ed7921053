import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { fromRoot, isPinnedNode, NODE_FLAGS, PINNED_NODE } from './project.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command until it ends. Signals go to it, and this process ends as it does if they end it. */
export async function runCommand(command, commandArguments, options) {
  const child = spawn(command, commandArguments, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both parent and child.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  try {
    const [code, signal] = await once(child, 'close');
    // As a shell tells of it.
    if (FORWARDED.includes(signal)) process.exit(128 + constants.signals[signal]);
    return { status: code ?? 1, output: output.trim() };
  } catch ({ message }) {
    return { status: 1, output: message };
  }
}

/** Runs one of the project's programs on the pinned Node: in this process if it already runs on it, otherwise as a child. */
export async function runOnPinnedNode(program, programArguments = []) {
  if (isPinnedNode()) {
    process.argv = [process.execPath, fromRoot(program), ...programArguments];
    await import(pathToFileURL(fromRoot(program)).href);
    return;
  }
  const { status } = await runCommand(PINNED_NODE, [...NODE_FLAGS, fromRoot(program), ...programArguments], {
    stdio: 'inherit',
  });
  process.exit(status);
}
