// Written in very basic JavaScript: even an outdated Node must be able to run this and report the problem.
import fs from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);

/** Ends the program with one line if this Node is older than package.json requires. */
export function assertSupportedNode() {
  const needed = JSON.parse(fs.readFileSync(packageFile, 'utf8')).engines.node.replace(/[^\d.]/g, '');
  const [major, minor] = needed.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`Node ${process.versions.node} is too old. Install Node ${needed} or newer (nodejs.org).`);
  process.exit(1);
}
