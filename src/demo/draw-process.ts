import { drawSamples } from './draw-samples.ts';

// The program has ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async () => process.send?.(await drawSamples()));
