import type { PalettePlace } from '#ui/admin/palette-action.ts';
import { editionFields } from '../edition-fields.ts';
import * as say from '../messages.ts';

/** The settings of the current edition, each by its name. */
export function palettePlaces(editionId: string | undefined): PalettePlace[] {
  if (!editionId) return [];
  const link = `/admin/basic-data-edit/${editionId}`;
  return Object.values(editionFields).map(({ label, asked = label }) => ({
    label: asked(),
    detail: say.many(),
    words: [],
    link,
  }));
}
