import { spawn } from 'node:child_process';
import type { Server } from 'node:http';

const BEAT_MS = 2_000;

/**
 * Node runs signal handlers in the event loop, so JavaScript that never returns to it can't be stopped by
 * SIGTERM. This shell ends the process once its main thread has used 15 s of the processor since the loop's last beat. It looks
 * every 5 s. A process that is stopped (SIGSTOP), waits for a disk or gets little of a busy processor goes on by itself.
 */
const WATCH = `
trap '' TERM INT HUP
second=$(getconf CLK_TCK || echo 100)
measure() {
  read -r line < "/proc/$0/task/$0/stat" || exit
  # After the thread's name, which may contain spaces, these are the fields utime and stime.
  set -- \${line##*) }
  used=$((\${12} + \${13}))
}
measure
atBeat=$used
while :; do
  timeout 5 sh -c 'read -r beat'
  case $? in
    0) measure; atBeat=$used; continue ;;
    124) measure ;;
    *) exit ;;
  esac
  [ $((used - atBeat)) -ge $((15 * second)) ] && kill -KILL "$0" && exit
done
`;

/**
 * Ends the process when one piece of JavaScript has used 15 s of the processor. A thread would take 17 MB for that. The loop
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
