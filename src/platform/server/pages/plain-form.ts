import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { readFileBody } from '../http/body-bytes.ts';
import type { Services } from '../http/context.ts';
import { parseMultipart } from '../http/parse-form.ts';
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
    throw new Refusal('unsupported-type', say.noFilesHere());
  }
  return fields as Record<string, string>;
}

/** The same for a form that may send files, such as a picture. What wasn't chosen is left out. */
export async function readFilesForm(
  services: Pick<Services, 'config'>,
  request: Request,
  connection: unknown,
): Promise<{ values: Record<string, string>; files: Record<string, File> }> {
  const type = request.headers.get('content-type') ?? '';
  const whose = clientAddress(services, request, connection);
  const fields = await readFileBody(request, { whose, tooLarge: undefined }, (bytes) =>
    parseMultipart(bytes, type),
  );
  const values: Record<string, string> = {};
  const files: Record<string, File> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') values[name] = value;
    else if (value.size > 0) files[name] = value;
  }
  return { values, files };
}
