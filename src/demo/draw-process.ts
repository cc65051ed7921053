import { joinPieces } from '#platform/server/message-pieces.ts';
import type { Drawing } from '#platform/server/samples.ts';
import { drawSamples } from './draw-samples.ts';

// The program has ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on(
  'message',
  joinPieces(async (drawings) => process.send?.(await drawSamples(drawings as readonly Drawing[]))),
);
