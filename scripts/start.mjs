import { refuseOldNode } from './prepare/node-version.mjs';

refuseOldNode();
// Only now: an old Node could not even parse what follows.
import('./prepare/serve.mjs').then(({ serve }) => serve());
