import { type BrokenArrow, brokenArrows } from './arrows.ts';
import { importCircles } from './circles.ts';
import { oversizedComposition } from './composition-size.ts';
import { readSources } from './sources.ts';
import { foreignTables } from './table-owners.ts';

/** Checks every file of the project against the rules of ARCHITECTURE.md. */
export function checkArrows(): boolean {
  const sources = readSources('{src,database}/**/*.{ts,tsx}');
  const faults = [
    ...[...sources].flatMap(([path, source]) => brokenArrows(path, source).map(describeArrow)),
    ...[...sources].flatMap(([path, source]) => foreignTables(path, source)),
    ...importCircles(sources),
    ...oversizedComposition(sources),
  ];
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

function describeArrow({ from, to, reason }: BrokenArrow): string {
  return `${from} imports ${to}: ${reason}.`;
}
