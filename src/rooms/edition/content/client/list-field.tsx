import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/admin/button.tsx';
import { useTranslating } from '#ui/admin/form/text-languages.tsx';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { type FieldInfo, fieldInfo } from '../fields.ts';
import * as say from '../messages.ts';

type Item = NonNullable<FieldInfo['item']>;

interface Props {
  name: string;
  label: string;
  hint: string | undefined;
  item: Item;
  /** The fields of one item, whose names begin with this. */
  children: (within: string) => ReactNode;
}

/** Items of the same fields, each folded behind its name, that can be added, moved and removed. */
export function ListField({ name, label, hint, item, children }: Props) {
  const { control, getFieldState, formState } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ name, control });
  const [opened, setOpened] = useState<number>();
  const isTranslating = useTranslating() !== undefined;
  const { error } = getFieldState(name, formState);
  // What is wrong with the list itself stands apart from what is wrong with its items.
  const message = error?.root?.message ?? error?.message;
  const isFull = !isTranslating && fields.length >= item.most;
  const add = () => {
    append(emptyItem(item));
    setOpened(fields.length);
  };
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setOpened((at) => (at === from ? to : at === to ? from : at));
  };
  const removeAt = (index: number) => {
    remove(index);
    setOpened((at) => (at === undefined || at < index ? at : at > index ? at - 1 : undefined));
  };
  return (
    <fieldset className="item-list">
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {message && <p className="field-error">{message}</p>}
      <ol>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <details open={opened === index}>
              <summary>
                <ItemName name={`${name}.${index}`} item={item} />
              </summary>
              <div className="form item-fields">{children(`${name}.${index}.`)}</div>
            </details>
            {!isTranslating && (
              <div className="item-actions">
                <Moves
                  what={`${item.noun()} ${index + 1}`}
                  up={index > 0 ? () => moveTo(index, index - 1) : undefined}
                  down={index < fields.length - 1 ? () => moveTo(index, index + 1) : undefined}
                  remove={() => removeAt(index)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {isFull && <p className="field-hint">{say.noMoreItems({ most: item.most })}</p>}
      {!isTranslating && !isFull && <Button onClick={add}>{item.add()}</Button>}
    </fieldset>
  );
}

function ItemName({ name, item }: { name: string; item: Item }) {
  const typed: Record<string, unknown> = useWatch({ name }) ?? {};
  const value = typed[item.name];
  const naming = item.fields[item.name];
  const chosen = naming && fieldInfo(naming).options?.find((option) => option.value === value);
  if (!chosen && String(value ?? '') === '') return <>{say.newItem()}</>;
  return <>{chosen?.label() ?? item.summary?.(typed) ?? String(value)}</>;
}

interface MovesProps {
  what: string;
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  remove: () => void;
}

function Moves({ what, up, down, remove }: MovesProps) {
  return (
    <>
      <IconButton label={say.moveUp({ item: what })} disabled={!up} onClick={up}>
        <ArrowUp aria-hidden size={16} />
      </IconButton>
      <IconButton label={say.moveDown({ item: what })} disabled={!down} onClick={down}>
        <ArrowDown aria-hidden size={16} />
      </IconButton>
      <IconButton label={say.removeItem({ item: what })} onClick={remove}>
        <X aria-hidden size={16} />
      </IconButton>
    </>
  );
}

function emptyItem({ fields }: Item): Record<string, unknown> {
  const empty = Object.entries(fields).map(([name, schema]) => [name, emptyValue(schema)]);
  return Object.fromEntries(empty);
}

function emptyValue(schema: z.core.$ZodType): unknown {
  const { kind, options } = fieldInfo(schema);
  if (kind === 'switch') return z.parse(schema, undefined);
  if (kind === 'picture' || kind === 'film') return null;
  if (kind === 'list' || kind === 'prices') return [];
  return kind === 'choice' ? options?.[0]?.value : '';
}
