import { assertSupportedNode } from './prepare/node-version.mjs';

assertSupportedNode();
const [, , name, ...taskArguments] = process.argv;
// Imported only now: an outdated Node couldn't even parse it.
import('./prepare/commands.mjs').then(({ runTask }) => runTask(name, taskArguments));
