import type { Job } from '../jobs/job.ts';
import { prunePoints } from './taken-points.ts';

const EVERY_MS = 10 * 60 * 1000;
/** Some 10 MB. Wrong guesses cost the program 30 ms each, so that few more can come in between. */
const MAX = 100_000;

export const forgetPoints: Job = {
  kind: 'forget-points',
  schedule: { every: EVERY_MS },
  // As they are counted: in real time, whatever the program's clock says.
  run: ({ store }) => store.write((database) => prunePoints(database, new Date().toISOString(), MAX)),
};
