import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { SQLITE_FILE } from '#platform/server/database/store.ts';
import { makeTemplate } from './make-template.ts';

export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'summit-template-'));
  await makeTemplate({ DATA_DIR: folder });
  project.provide('template', { engine: 'sqlite', file: join(folder, SQLITE_FILE) });
  return () => rmSync(folder, { recursive: true, force: true });
}
