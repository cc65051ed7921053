import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXECUTABLE_SUFFIX = process.platform === 'win32' ? '.exe' : '';

export function fromRoot(...parts) {
  return join(ROOT, ...parts);
}

/** The Node version that package.json pins; everything except these preparation scripts runs on it. */
export const PINNED_NODE = fromRoot('node_modules', 'node', 'bin', `node${EXECUTABLE_SUFFIX}`);

/** Otherwise, what requests have left behind takes up to 128 MB before V8 looks at it. */
export const NODE_FLAGS = readJson('package.json').config.nodeFlags;

export function isPinnedNode() {
  return process.versions.node === readJson('package.json').dependencies.node;
}

export function readJson(path) {
  return JSON.parse(readFileSync(fromRoot(path), 'utf8'));
}

/** Ends the program with a message for the person at the shell. */
export function stopWith(message) {
  console.error(message);
  process.exit(1);
}
