import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '../http/context.ts';
import { readForm } from '../http/read-input.ts';
import { clientAddress } from '../http/request-context.ts';

/** The fields of a form posted without JavaScript. Files are not accepted this way. */
export async function readPlainForm(
  services: Pick<Services, 'config'>,
  request: Request,
  connection: unknown,
): Promise<Record<string, string>> {
  const fields = await readForm(request, clientAddress(services, request, connection));
  if (Object.values(fields).some((value) => typeof value !== 'string')) {
    throw new Refusal('unsupported-type', 'This form doesn’t accept files.');
  }
  return fields as Record<string, string>;
}
