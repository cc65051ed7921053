import { useEditions } from '#features/event/client/use-editions.ts';
import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';

/** Whose people get it. With only one edition there is nothing to choose. */
export function EditionField() {
  const editions = useEditions() ?? [];
  if (editions.length < 2) return null;
  const options = editions.map(({ id, year, current }) =>
    current ? { value: CURRENT_EDITION, label: `${year}, current` } : { value: id, label: String(year) },
  );
  return (
    <SelectField
      name="audience.edition"
      label="Edition"
      options={[...options, { value: ALL_EDITIONS, label: 'All editions' }]}
    />
  );
}
