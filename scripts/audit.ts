import { askRegistry, lockedFaults, lockFile, readAdvisories } from './steps/audit.ts';

const WEAK = 1;
/** Different from a weakness, so that whoever releases can tell them apart. */
const NOT_DONE = 2;

const { packages, unhashed, faults } = lockedFaults(lockFile());
for (const fault of faults) console.error(fault);
console.log(
  `Lock file: ${packages} packages, ${faults.length} faults; ${unhashed} for other systems have no hash.`,
);

const advisories = readAdvisories(askRegistry());
if ('refusal' in advisories) {
  console.error(`Known weaknesses: NOT CHECKED. The registry doesn’t tell: ${advisories.refusal}`);
  process.exitCode = faults.length > 0 ? WEAK : NOT_DONE;
} else {
  for (const found of advisories.weak) console.error(found);
  console.log(`Known weaknesses: ${advisories.weak.length}.`);
  process.exitCode = faults.length + advisories.weak.length > 0 ? WEAK : 0;
}
