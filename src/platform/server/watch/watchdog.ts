import { spawn } from 'node:child_process';
import type { Server } from 'node:http';

const BEAT_MS = 2_000;

/**
 * Node runs signal handlers in the event loop, so JavaScript that never returns to it can't be stopped by
 * SIGTERM. This shell ends the process if the loop is silent four times in a row, for 5 s each, and its thread was
 * running each time: one that is stopped (SIGSTOP) or waits for a disk goes on by itself.
 */
const WATCH = `
trap '' TERM INT HUP
silent=0
while :; do
  timeout 5 sh -c 'read -r beat'
  case $? in
    0) silent=0; continue ;;
    124) ;;
    *) exit ;;
  esac
  read -r id name state rest < "/proc/$0/stat" || exit
  [ "$state" = R ] && silent=$((silent + 1)) || silent=0
  [ $silent -ge 4 ] && kill -KILL "$0" && exit
done
`;

/**
 * Ends the process when one piece of JavaScript has kept it busy for 20 s. A thread would take 17 MB for that. The loop
 * answers all requests that have arrived before it turns, which can take a crowd's as long: each shows that the one before returned.
 */
export function watchEventLoop(server: Server): void {
  if (process.platform !== 'linux') return;
  const watching = spawn('/bin/sh', ['-c', WATCH, String(process.pid)], {
    // Signals to the program's group are not meant for it. It ends with the program, because its input closes.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH },
  });
  let last = 0;
  const beat = () => {
    const now = performance.now();
    if (now - last < BEAT_MS) return;
    last = now;
    watching.stdin.write('\n');
  };
  const beating = setInterval(beat, BEAT_MS).unref();
  server.on('request', beat);
  const stop = () => {
    clearInterval(beating);
    server.off('request', beat);
  };
  watching.on('error', stop).on('exit', stop).unref();
  watching.stdin.on('error', stop);
}
