import { z } from 'zod';
import { type Call, callAddress } from '#platform/contract/call.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, text } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';
import * as say from './messages.ts';

const MEGABYTES_MAX = 5;
export const FILE_BYTES_MAX = MEGABYTES_MAX * 1024 * 1024;
/** What may answer a question: its media type, by the ending that its name gets. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
const KINDS = 'PDF, JPEG, PNG, WebP';
/** How long a file is kept whose form hasn't been sent. */
export const UNSENT_HOURS = 2;
const KEY_MAX = 16;

export const fileTooLarge = () => say.fileTooLarge({ most: MEGABYTES_MAX });
export const fileTypeUnknown = () => say.fileTypeUnknown({ types: KINDS });
export const fileHint = () => say.fileHint({ types: KINDS, most: MEGABYTES_MAX });

/** What a call needs that gives out the file with which somebody answered a question. */
export const fileQuery = { id, key: text(KEY_MAX) };

/** Where such a call gives it out. */
export function fileAddress(call: Pick<Call, 'path'>, { id, key }: { id: string; key: string }): string {
  return callAddress(call).replace('{id}', id).replace('{key}', encodeURIComponent(key));
}

export const addAnswerFile = defineCall({
  name: 'addAnswerFile',
  summary:
    'Send a file that answers an own question of a public form. The form takes `answer` as the answer; without it, the file is forgotten',
  method: 'POST',
  path: '/api/v1/answer-files',
  access: 'anyone',
  picture: 'required',
  tooLarge: fileTooLarge,
  alsoRefused: ['too-many', 'conflict'],
  body: z.strictObject({
    file: z
      .file({ error: say.fileMissing })
      .min(1, { error: say.fileMissing })
      .max(FILE_BYTES_MAX, { error: fileTooLarge }),
  }),
  reply: changed.extend({ answer: z.string() }),
});
