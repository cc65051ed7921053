import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/** Runs before each test file: the files of a worker share modules and globals, and must not affect each other. */

const { Request, Response } = globalThis;
// Hono's Node server replaces them.
afterAll(() => void Object.assign(globalThis, { Request, Response }));
afterAll(() => void vi.useRealTimers().unstubAllEnvs().restoreAllMocks());

const { testPath = '' } = expect.getState();
// A file that mocks a module, or makes a language say something else, gets modules of its own.
if (/vi\.(?:mock|doMock)\(|speakInBrackets\(|speakAs\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
// Only now: the list of kinds is one of those modules.
await import('./every-kind.ts');
