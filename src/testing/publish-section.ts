import { publishContent, saveSection, singleSection } from '#rooms/edition/content/contract.ts';
import type { SectionName } from '#rooms/edition/content/sections.ts';
import type { TestClient } from './client.ts';

type Sections = Partial<Record<SectionName, Record<string, unknown>>>;

/** Changes what sections say, for everybody. */
export async function publishSections(client: TestClient, sections: Sections): Promise<void> {
  for (const [name, values] of Object.entries(sections)) {
    const section = name as SectionName;
    const { record } = (await client.call(singleSection, { query: { section } })).body;
    const saved = await client.call(saveSection, {
      body: { section, values: { ...record.values, ...values }, version: record.version },
    });
    if (saved.status !== 200) throw new Error(`${section}: ${JSON.stringify(saved.body)}`);
  }
  const published = await client.call(publishContent, { body: {} });
  if (published.status !== 201) throw new Error(JSON.stringify(published.body));
}

export function publishSection(
  client: TestClient,
  section: SectionName,
  values: Record<string, unknown>,
): Promise<void> {
  return publishSections(client, { [section]: values });
}
