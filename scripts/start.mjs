import { assertSupportedNode } from './prepare/node-version.mjs';

assertSupportedNode();
// Imported only now: an outdated Node couldn't even parse it.
import('./prepare/serve.mjs').then(({ serve }) => serve());
