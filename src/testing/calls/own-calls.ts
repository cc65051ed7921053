import { globSync } from 'node:fs';
import { join } from 'node:path';
import { HANDLERS } from '#app/modules.ts';
import { isOwn } from '#platform/contract/call.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Examples } from './example.ts';

const FOLDER = fromRoot('src/testing/examples');

/** Each module's. */
const found = await Promise.all(
  globSync('*.ts', { cwd: FOLDER }).map(
    (file): Promise<{ EXAMPLES: Examples }> => import(join(FOLDER, file)),
  ),
);

export const EXAMPLES: Examples = Object.assign({}, ...found.map((module) => module.EXAMPLES));
export const OWN_CALLS = HANDLERS.map(({ call }) => call).filter(isOwn);
