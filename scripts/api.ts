import { writeFileSync } from 'node:fs';
import { callIndex } from '#documentation/call-index.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { loadOwnDocument } from './steps/own-document.ts';

const INDEX = 'docs/api/calls.txt';
/** To be read; a release has it, too. */
const DOCUMENT = 'build/openapi.json';

const document = await loadOwnDocument();
writeFileSync(fromRoot(INDEX), callIndex(document));
writeFileSync(fromRoot(DOCUMENT), `${JSON.stringify(document, undefined, 2)}\n`);
console.log(`${INDEX} and ${DOCUMENT} are written.`);
