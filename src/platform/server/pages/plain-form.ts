import { Refusal } from '#platform/contract/refusal.ts';
import { readForm } from '../http/read-input.ts';

/** The fields of a form posted without JavaScript. Files are not accepted this way. */
export async function readPlainForm(request: Request): Promise<Record<string, string>> {
  const fields = await readForm(request);
  if (Object.values(fields).some((value) => typeof value !== 'string')) {
    throw new Refusal('unsupported-type', 'This form doesn’t accept files.');
  }
  return fields as Record<string, string>;
}
