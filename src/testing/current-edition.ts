import type { z } from 'zod';
import { createBasicData, type editionBody, makeCurrent } from '#rooms/edition/editions/contract.ts';
import type { TestClient } from './client.ts';

/** Adds an edition and makes it the current one. Returns its id. */
export async function addCurrentEdition(
  client: TestClient,
  body: z.input<typeof editionBody>,
): Promise<string> {
  const id = (await client.call(createBasicData, { body })).body.id ?? '';
  const { status } = await client.call(makeCurrent, { body: { id } });
  if (status !== 200) throw new Error('the edition could not be made the current one');
  return id;
}
