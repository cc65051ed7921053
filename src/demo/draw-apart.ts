import { extname } from 'node:path';
import { LimitedProcess } from '#platform/server/limited-process.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Drawing } from '#platform/server/samples.ts';
import type { Drawn } from './draw-samples.ts';

/** Drawing takes a second or two on an idle machine. */
const LIMITS = { time: 120_000, memory: 1_200_000, heap: 192, idle: 0 };
const MODULE = 'draw-process';
const isSource = extname(import.meta.url) === '.ts';

/** Draws the samples in a process of its own: what drawing takes, the program would keep. */
export function drawApart(drawings: readonly Drawing[]): Promise<Drawn> {
  const module = isSource ? `src/demo/${MODULE}.ts` : `build/server/${MODULE}.js`;
  return new LimitedProcess(fromRoot(module), LIMITS).ask<Drawn>(drawings);
}
