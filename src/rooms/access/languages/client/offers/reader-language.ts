import type { CallOutput } from '#platform/contract/call.ts';
import { type Language, ownName } from '#platform/contract/language.ts';
import type { RecordColumn } from '#ui/admin/table/table-model.ts';
import type { Identified } from '#ui/admin/table/table-search.ts';
import { useFurtherColumns } from '#ui/admin/table/use-further-columns.ts';
import { useReply } from '#ui/admin/use-reply.ts';
import { viewLanguages } from '../../contract.ts';
import * as say from '../../messages.ts';

type Options = { value: Language; label: string }[];

const NONE: Options = [];
const COLUMN = {
  id: 'language',
  label: say.language(),
  read: ({ language }: Reader) => ownName(language),
};
const [NO_COLUMNS, COLUMNS] = [[], [COLUMN]];

interface Reader extends Identified {
  language: Language;
}

/** In which languages people can be written to; none to choose from on a site that has only one. */
export function useReaderLanguages(): Options {
  return useReply(viewLanguages, toOptions) ?? NONE;
}

/** A list of people and the record that is open there, with the language in which each is written to, and its filter. */
export function useReaderLanguage<Row extends Reader, Details extends { columns: RecordColumn<Row>[] }>(
  columns: RecordColumn<Row>[],
  details: Details,
) {
  const options = useReaderLanguages();
  const further = options.length > 0 ? COLUMNS : NO_COLUMNS;
  return {
    columns: useFurtherColumns(columns, further),
    details: { ...details, columns: useFurtherColumns(details.columns, further) },
    filters: further.map(({ id: name, label }) => ({ name, label, options })),
  };
}

function toOptions({ record: { main, others } }: CallOutput<typeof viewLanguages>): Options {
  if (others.length === 0) return NONE;
  return [main, ...others].map((value) => ({ value, label: ownName(value) }));
}
