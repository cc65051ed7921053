import { assertSupportedNode } from './prepare/node-version.mjs';

assertSupportedNode();
// Only now: an old Node could not even parse what follows.
import('./prepare/serve.mjs').then(({ serve }) => serve());
