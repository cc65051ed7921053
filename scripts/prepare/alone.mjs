import { spawn } from 'node:child_process';
import { fromRoot } from './project.mjs';
import { exitCodeOf, forwardSignals } from './signals.mjs';
import { setHolders, takeTurn } from './turns.mjs';

/** The turn that this process has. */
let turn;

/** Prepares the folder when no other process does; waits while one is installing or building. */
export async function alone(prepare) {
  turn = await takeTurn();
  try {
    await prepare();
  } finally {
    setHolders(turn);
  }
}

/**
 * Runs a command inside `alone` and returns its status and output. Other processes keep waiting until the
 * command ends, even if this process is killed. A signal ends the command first, then this process.
 */
export async function runAlone(command, commandArguments, options) {
  const child = spawn(command, commandArguments, { cwd: fromRoot(), ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  if (child.pid) setHolders(turn, process.pid, child.pid);
  const signalled = forwardSignals(child);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ status: 1, output: message }));
    child.on('close', (status) => {
      if (!signalled()) return resolve({ status, output: output.trim() });
      setHolders(turn);
      process.exit(exitCodeOf(signalled()));
    });
  });
}
