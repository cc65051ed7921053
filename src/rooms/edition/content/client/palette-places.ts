import type { PalettePlace } from '#ui/admin/palette-action.ts';
import { fieldInfo } from '../fields.ts';
import { partInfo, partNames, sectionOf, sectionsOf } from '../sections.ts';
import { partScreen } from './offers/section-link.ts';

/** Every section of every part, found by its name, by what it is for and by its fields. */
export function palettePlaces(): PalettePlace[] {
  return partNames().flatMap((part) =>
    sectionsOf(part).map((name) => {
      const { title, lead, fields } = sectionOf(name);
      const { title: detail, access } = partInfo(part);
      return {
        label: title(),
        detail: detail(),
        words: [...Object.values(fields).map((field) => fieldInfo(field).label()), lead()],
        link: `${partScreen(name)}/${name}`,
        ...(access && { access }),
      };
    }),
  );
}
