import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { makeTemplate } from './make-template.ts';
import { temporaryFolder } from './temporary-folder.ts';

export async function setup(project: TestProject) {
  const folder = temporaryFolder('template');
  await makeTemplate({ DATA_DIR: folder.path });
  project.provide('template', { engine: 'sqlite', file: join(folder.path, SQLITE_FILE) });
  return folder.remove;
}
