import type { Access } from '#platform/contract/access.ts';
import { type ExportOf, notifyOfExport, saveList } from './table/export-list.ts';

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

interface ExportChoice {
  /** A filter of the list, as its call names it. */
  filter: string;
  /** Between the list and the option, such as 'from'. */
  joint: string;
  options: readonly string[];
}

/** Exports a list as a spreadsheet: all of it, or what one option of a filter leaves. */
export function exportActions(of: ExportOf, list: string, choices: readonly ExportChoice[]): PaletteAction[] {
  const { onSuccess, onError } = notifyOfExport(of);
  const action = (words: string, query: Record<string, string>): PaletteAction => ({
    label: `Export ${list}${words}`,
    access: of.call.access,
    act: () =>
      void saveList({ of, query, format: 'xlsx' }).then(
        (done) => onSuccess(done, { format: 'xlsx' }),
        onError,
      ),
  });
  const whole = action('', {});
  return [
    whole,
    ...choices.flatMap(({ filter, joint, options }) =>
      options.map((option) => ({
        ...action(` ${joint} ${option}`, { [filter]: option }),
        variantOf: whole.label,
      })),
    ),
  ];
}
