import { expect } from 'vitest';
import { publishContent, saveSection, singleSection } from '#modules/content/contract.ts';
import type { SectionName } from '#modules/content/sections.ts';
import type { TestClient } from './client.ts';

/** Changes what a section says, for everybody. */
export async function publishSection(
  client: TestClient,
  section: SectionName,
  values: Record<string, unknown>,
): Promise<void> {
  const { record } = (await client.call(singleSection, { query: { section } })).body;
  const saved = await client.call(saveSection, {
    body: { section, values: { ...record.values, ...values }, version: record.version },
  });
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  expect((await client.call(publishContent, { body: {} })).status).toBe(201);
}
