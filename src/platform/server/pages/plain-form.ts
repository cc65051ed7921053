import { FILE } from '../../contract/file-answer.ts';
import * as say from '../../contract/messages.ts';
import { pictureSizeMax } from '../../contract/picture-file.ts';
import { Refusal } from '../../contract/refusal.ts';
import { assertLittleText } from '../http/body-bytes.ts';
import type { Services } from '../http/context.ts';
import { MULTIPART } from '../http/media-types.ts';
import { readFileForm, readForm } from '../http/read-input.ts';
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

interface FilesForm {
  values: Record<string, string>;
  files: Record<string, File>;
}

/** The same for a form that may send files, such as a picture. What wasn't chosen is left out. */
export async function readFilesForm(
  services: Pick<Services, 'config'>,
  request: Request,
  connection: unknown,
): Promise<FilesForm> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith(MULTIPART))
    return { values: await readPlainForm(services, request, connection), files: {} };
  const tooLarge = () => say.fileTooLarge({ most: pictureSizeMax() });
  const fields = await readFileForm(request, clientAddress(services, request, connection), tooLarge);
  const values: Record<string, string> = {};
  const files: Record<string, File> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') values[name] = value;
    else if (value.size > 0) files[name] = value;
  }
  assertLittleText(values);
  return { values, files };
}

/** The form of a public page, of which some ask for a file. */
export async function readPageForm(
  services: Pick<Services, 'config'>,
  request: Request,
  connection: unknown,
): Promise<FilesForm> {
  const form = await readFilesForm(services, request, connection);
  if (Object.keys(form.files).some((name) => !name.endsWith(FILE)))
    throw new Refusal('unsupported-type', say.noFilesHere());
  return form;
}
