import { formValues } from '#platform/contract/record.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { carriedOver, type Edition } from '../../edition.ts';
import { editionFields } from '../../edition-fields.ts';

/** An edition as form values. Of its days, the form has the last. */
export function valuesOf(edition: Edition) {
  const { event_days: _number, ...values } = formValues(editionFields, edition);
  return {
    ...values,
    last_date: edition.eventDate ? addDays(edition.eventDate, edition.days - 1) : '',
  };
}

/** The next edition, in the same place as the current one. */
export function nextValues(current: Edition) {
  return { ...valuesOf(carriedOver(current, 'entered')), event_year: '' };
}
