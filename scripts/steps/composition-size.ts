import { TEST_OR_TOOL } from './imports.ts';
import type { Sources } from './sources.ts';

const LINES_MAX = 1_200;

/** Says so if the composition has become too large. */
export function oversizedComposition(sources: Sources): string[] {
  const composition = [...sources].filter(
    ([path]) => path.startsWith('src/app/') && !TEST_OR_TOOL.test(path),
  );
  const lines = composition.reduce((sum, [, source]) => sum + source.split('\n').length - 1, 0);
  if (lines < LINES_MAX) return [];
  return [
    `src/app has ${lines} lines, and should stay below ${LINES_MAX}: move something into a module of its own.`,
  ];
}
