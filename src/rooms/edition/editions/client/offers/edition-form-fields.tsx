import { useWatch } from 'react-hook-form';
import { isCurrency } from '#platform/contract/currency.ts';
import { NO_ZONE } from '#platform/contract/zoned-time.ts';
import { MarksRequired } from '#ui/admin/form/field-layout.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { type Entered, EnteredField, RecordFields } from '#ui/admin/form/record-fields.tsx';
import { type EditionFields, editionFields } from '../../edition-fields.ts';
import * as say from '../../messages.ts';
import { currencySymbol, money } from '../../money.ts';
import { readFee } from '../../read-fee.ts';

/** The fields of an edition, or only these. */
export function EditionFormFields({ only }: { only?: readonly (keyof EditionFields)[] }) {
  return (
    <MarksRequired value={only === undefined}>
      <RecordFields fields={editionFields} own={OWN} only={only} />
    </MarksRequired>
  );
}

const OWN = {
  regularFee: FeeField,
  earlyBirdFee: FeeField,
  eventTime: TimeField,
  days: LastDayField,
  zone: ZoneField,
};

/** Says at once what an amount is read as. */
function FeeField({ label, hint, ...field }: Entered) {
  const chosen: string = useWatch({ name: editionFields.currency.sent });
  const typed: string = useWatch({ name: field.name });
  const currency = isCurrency(chosen) ? chosen : null;
  const read = typed ? readFee(typed, currency) : undefined;
  const understood =
    read && ('problem' in read ? read.problem : say.amountRead({ amount: money(read.amount, currency) }));
  return (
    <EnteredField
      {...field}
      label={currency ? `${label} (${currencySymbol(currency)})` : label}
      hint={[understood, hint].filter(Boolean).join(' ')}
    />
  );
}

function TimeField({ hint = '', ...field }: Entered) {
  const zone: string = useWatch({ name: editionFields.zone.sent });
  return (
    <EnteredField {...field} hint={zone ? say.hintInZone({ hint: hint.replace(/\.$/, ''), zone }) : hint} />
  );
}

function LastDayField({ input: _days, ...field }: Entered) {
  return <TextField {...field} name="last_date" type="date" />;
}

/** With the zone that the edition has, even if this browser calls it otherwise. */
function ZoneField(field: Entered) {
  const chosen: string = useWatch({ name: field.name });
  const zones = [...new Set([chosen, NO_ZONE, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).sort();
  return <EnteredField {...field} input={{ options: () => zones }} />;
}
