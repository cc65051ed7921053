import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Otherwise compiling takes a fifth of each start. If it can't be written, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
// React and other libraries choose their build when they are loaded; the development build is slow.
process.env.NODE_ENV = 'production';
const { WORKERS = '' } = process.env;
// Who looks after it was killed. An orderly exit would hold port and database for as long as that takes.
if (cluster.isWorker) process.prependListener('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Who only looks after others doesn't load the program.
if (cluster.isPrimary && !['', '1'].includes(WORKERS)) import('./workers.ts').then(({ run }) => run());
else import('./program.ts').then(({ run }) => run());
