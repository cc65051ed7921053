import { X } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { currencyOf } from '#platform/contract/currency.ts';
import { language } from '#platform/contract/language.ts';
import { readAmount } from '#platform/contract/read-amount.ts';
import { Button } from '#ui/admin/button.tsx';
import { Field } from '#ui/admin/form/field.tsx';
import type { FieldProps } from '#ui/admin/form/field-layout.tsx';
import { IconButton } from '#ui/admin/icon-button.tsx';
import type { Price } from '../field-forms.ts';
import * as say from '../messages.ts';
import { formatPrice } from '../money.ts';

const CURRENCIES = Intl.supportedValuesOf('currency');
const names = new Intl.DisplayNames(language(), { type: 'currency' });

interface Row {
  currency: string;
  /** As it was typed, in the currency's main unit. */
  typed: string;
}

/** Prices in several currencies. They are kept in each currency's smallest unit. */
export function PricesField(field: FieldProps) {
  const { control } = useFormContext();
  const { field: held } = useController({ name: field.name, control });
  const [rows, setRows] = useState<Row[]>(() => (held.value as Price[]).map(toRow));
  const change = (next: Row[]) => {
    setRows(next);
    held.onChange(next.map(toPrice));
  };
  const changeRow = (index: number, part: Partial<Row>) =>
    change(rows.map((row, place) => (place === index ? { ...row, ...part } : row)));
  return (
    <Field {...field}>
      {(described) => (
        <div className="prices" id={described.id} ref={held.ref} tabIndex={-1}>
          {rows.map(({ currency, typed }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            <div key={index} className="price-row">
              <select
                className="control"
                aria-label={say.currencyOfPrice({ number: index + 1 })}
                value={currency}
                onChange={(event) => changeRow(index, { currency: event.target.value })}
              >
                <option value="">{say.currency()}</option>
                {CURRENCIES.map((code) => (
                  <option key={code} value={code}>
                    {code} · {names.of(code)}
                  </option>
                ))}
              </select>
              <input
                className="control"
                aria-label={say.priceNumber({ number: index + 1 })}
                aria-describedby={`${described.id}-${index}`}
                inputMode="decimal"
                value={typed}
                onChange={(event) => changeRow(index, { typed: event.target.value })}
              />
              <IconButton
                label={say.removePrice({ number: index + 1 })}
                onClick={() => change(rows.filter((_, place) => place !== index))}
              >
                <X aria-hidden size={16} />
              </IconButton>
              <p id={`${described.id}-${index}`} className="field-hint">
                {understood({ currency, typed })}
              </p>
            </div>
          ))}
          <Button onClick={() => change([...rows, { currency: '', typed: '' }])}>{say.addPrice()}</Button>
        </div>
      )}
    </Field>
  );
}

function toRow({ currency, amount }: Price): Row {
  return { currency, typed: String(amount / 10 ** currencyOf(currency).decimals) };
}

/** What isn't an amount is refused by the schema, with its message. */
function toPrice({ currency, typed }: Row) {
  const read = readAmount(typed, currency || null);
  if ('problem' in read) return { currency, amount: typed };
  return { currency, amount: Math.round(read.amount * 10 ** (currency ? currencyOf(currency).decimals : 2)) };
}

/** What a price is read as, or why it isn't one. */
function understood({ currency, typed }: Row): string {
  if (currency === '' || typed.trim() === '') return '';
  const read = readAmount(typed, currency);
  return 'problem' in read
    ? read.problem
    : say.priceUnderstood({ price: formatPrice(toPrice({ currency, typed }) as Price) });
}
