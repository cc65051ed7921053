import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Forwards the signals that end this process to its child. Returns a function that returns the last one. */
export function forwardSignals(child) {
  let last;
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      last = signal;
      // A terminal sends Ctrl-C to both parent and child.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return () => last;
}

/** The exit code by which a shell recognises a process that a signal ended. */
export function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}
