import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import type { Message } from '#platform/contract/message.ts';
import { notAPoint } from '#platform/contract/messages.ts';
import { FOCUS, FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import { PICTURE_FOLDERS } from '#platform/contract/picture-folders.ts';
import { ALT_MAX } from '#rooms/ground/contract.ts';
import { describe, type FieldInfo } from './fields.ts';
import * as say from './messages.ts';

/** A picture of the library. Its size is that of the stored picture, whatever is sent. */
const picture = z.strictObject({
  name: z.string().regex(/^[\w-]{1,80}\.(?:webp|svg)$/, { error: say.pictureUnknown }),
  /** What it shows, in words; a logo needs none. */
  alt: text(ALT_MAX).default(''),
  focus: z.string().regex(FOCUS, { error: notAPoint }).default(FOCUS_CENTRE),
  width: z.number().int().min(1).default(1),
  height: z.number().int().min(1).default(1),
});
export type ContentPicture = z.output<typeof picture>;

interface Options extends Pick<FieldInfo, 'hint' | 'half'> {
  /** It may be a drawing, and says nothing but a name that is known. */
  isLogo?: boolean;
}

/** A picture of the library, or none. */
export function libraryPicture(label: Message, { isLogo = false, ...info }: Options = {}) {
  const chosen = picture
    .refine(({ alt }) => isLogo || alt !== '', { error: say.descriptionMissing })
    .nullable();
  return describe(chosen.default(null), { label, kind: 'picture', isLogo, ...info });
}

export function pictureAddress({ name }: Pick<ContentPicture, 'name'>): string {
  return `${PICTURE_FOLDERS.upload}/${name}`;
}
