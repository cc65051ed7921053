import type { Access } from '#platform/contract/access.ts';
import { editionInUse } from './chosen-edition.ts';
import * as say from './messages.ts';
import { ABOUT_EXPORTS, type ExportOf, saveList } from './table/export-list.ts';

/** Something that the palette does, for users who may do it. */
export interface PaletteAction {
  label: string;
  /** Other words for it, which find it too. */
  synonyms?: readonly string[];
  access: Access;
  /** The action of which this is a special case: offered once that no longer has all that was typed. */
  variantOf?: string;
  act: () => void;
}

/** A part of a screen, found by its name or by words in it, such as the labels of its fields. */
export interface PalettePlace {
  label: string;
  detail: string;
  words: readonly string[];
  /** Where it is; who may open that finds it. */
  link: string;
  /** What it needs besides. */
  access?: Access;
}

interface ExportChoice {
  /** A filter of the list, as its call names it. */
  filter: string;
  /** Between the list and the option, such as 'from'. */
  joint: string;
  options: readonly string[];
}

/** Exports a list of an edition as a spreadsheet: all of it, or what one option of a filter leaves. */
export function exportActions(of: ExportOf, list: string, choices: readonly ExportChoice[]): PaletteAction[] {
  const action = (label: string, query: Record<string, string>): PaletteAction => ({
    label,
    access: of.call.access,
    act: () =>
      void saveList({ of, query: { ...query, edition: editionInUse() }, format: 'xlsx' }).then(
        ABOUT_EXPORTS.onSuccess,
        ABOUT_EXPORTS.onError,
      ),
  });
  const whole = action(say.exportList({ list }), {});
  return [
    whole,
    ...choices.flatMap(({ filter, joint, options }) =>
      options.map((option) => ({
        ...action(say.exportListFor({ list, joint, option }), { [filter]: option }),
        variantOf: whole.label,
      })),
    ),
  ];
}
