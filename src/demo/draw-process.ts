import type { Drawing } from '#platform/server/samples.ts';
import { drawSamples } from './draw-samples.ts';

// The program has ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async (drawings: readonly Drawing[]) => process.send?.(await drawSamples(drawings)));
