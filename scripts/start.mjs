import { assertSupportedNode } from './prepare/node-version.mjs';

assertSupportedNode();
// Imported only now: an outdated Node couldn't even parse it.
import('./prepare/commands.mjs').then(({ serve }) => serve());
