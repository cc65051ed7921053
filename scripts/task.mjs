import { assertSupportedNode } from './prepare/node-version.mjs';

assertSupportedNode();
const [, , name, ...taskArguments] = process.argv;
// Only now: an old Node could not even parse what follows.
import('./prepare/task.mjs').then(({ runTask }) => runTask(name, taskArguments));
