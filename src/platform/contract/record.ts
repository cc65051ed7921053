import { z } from 'zod';
import { requiredText } from './fields.ts';
import type { Message } from './message.ts';
import { normaliseForSearch } from './normalise-for-search.ts';

/** How people enter a value, unless the form has a component of its own for it. */
export interface Input {
  type?: 'date' | 'time' | 'datetime-local' | 'email' | 'tel';
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** What can be chosen; made when the form is shown. */
  options?: () => readonly (string | number | { value: string; label: string })[];
  placeholder?: Message;
}

/** A type of value: what calls take and answer, and how people enter and read it. */
export interface FieldType<Schema extends z.ZodType, Reply, Absent extends Reply | undefined> {
  /** What the form's call takes. */
  schema: Schema;
  /** What replies hold. */
  reply: z.ZodType<Reply>;
  /** What replies hold where there is nothing; undefined if there always is something. Null and '' are stored as null. */
  absent: Absent;
  input?: Input;
  /** By default as it is. */
  format?(value: NonNullable<Reply>): string;
  /** How a list shows it; by default as text. */
  shown?: 'date' | 'email' | 'phone' | 'whatsapp';
  /** How it is normalised for sorting and searching. */
  keyOf?(value: string): string;
}

/** Text that is always there. */
export const given = { reply: z.string(), absent: undefined };
/** Text that may be missing. Replies then hold ''. */
export const mayLack = { reply: z.string(), absent: '' as const };

export function requiredLine(max: number, missing: Message) {
  return { ...given, schema: requiredText(max, missing) };
}

/** What else is declared of a field. */
interface Told {
  /** In the history, and wherever nothing else is said. */
  label: Message;
  /** In the form. */
  asked?: Message;
  hint?: Message;
  required?: true;
  /** Takes half the form's width. */
  half?: true;
  /** Says what it is without its label, such as a company below a name. */
  selfEvident?: true;
  /** The heading in the form under which it stands with others. */
  group?: Message;
  /** The autofill token of the HTML standard. */
  autoComplete?: string;
}

export interface Field<
  Column extends string = string,
  Sent extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Reply = unknown,
  Absent extends Reply | undefined = Reply | undefined,
  Listed extends Message | undefined = Message | undefined,
  Key extends string | undefined = string | undefined,
> extends FieldType<Schema, Reply, Absent>,
    Told {
  column: Column;
  /** Its name in the form and in the call. */
  sent: Sent;
  /** The heading of its column in the list, which can be sorted by it. */
  listed: Listed;
  /** The column of its text normalised for search, by which it is sorted. */
  key: Key;
}

/** The fields of a kind of record, by their names in replies, in the order in which people meet them. */
export type Fields = Readonly<Record<string, Field>>;

/** Declares fields. `More` is what their module says of each besides. */
export function fieldOf<More extends object = {}>() {
  return <
    const Column extends string,
    Schema extends z.ZodType,
    Reply,
    const Absent extends Reply | undefined,
    const Sent extends string = Column,
    const Listed extends Message | undefined = undefined,
    const Key extends string | undefined = undefined,
  >(
    column: Column,
    type: FieldType<Schema, Reply, Absent>,
    told: Told & { sent?: Sent; listed?: Listed; key?: Key } & More,
  ): Field<Column, Sent, Schema, Reply, Absent, Listed, Key> & More => ({
    ...type,
    column,
    ...told,
    // Without them, their types are the defaults above.
    sent: told.sent ?? (column as string as Sent),
    listed: told.listed as Listed,
    key: told.key as Key,
  });
}

type ReplyOf<F> = F extends { reply: z.ZodType<infer Reply> } ? Reply : never;
type StoredOf<F> = F extends { absent: null | '' } ? ReplyOf<F> | null : ReplyOf<F>;

/** The record in replies. */
export type RecordOf<F extends Fields> = { [Name in keyof F]: ReplyOf<F[Name]> };
/** The record in the form: text, by the call's names. */
export type FormValues<F extends Fields> = { [Name in keyof F as F[Name]['sent']]: string };
type CallShape<F extends Fields> = { [Name in keyof F as F[Name]['sent']]: F[Name]['schema'] };
type ReplyShape<F extends Fields> = { [Name in keyof F]: F[Name]['reply'] };
type OutputOf<F extends Field> = z.output<F['schema']>;
/** What the call gives to the server. What may be left out need not be there. */
export type Sent<F extends Fields> = {
  [Name in keyof F as undefined extends OutputOf<F[Name]> ? never : F[Name]['sent']]: OutputOf<F[Name]>;
} & {
  [Name in keyof F as undefined extends OutputOf<F[Name]> ? F[Name]['sent'] : never]?: OutputOf<F[Name]>;
};
/** The record's columns. */
export type Columns<F extends Fields> = { [Name in keyof F as F[Name]['column']]: StoredOf<F[Name]> } & {
  [Name in keyof F as F[Name]['key'] extends string ? F[Name]['key'] : never]: string;
};
/** The names of the fields that a list shows and is sorted by. */
export type ListedOf<F extends Fields> = {
  [Name in keyof F & string]: F[Name]['listed'] extends Message ? Name : never;
}[keyof F & string];

/** What the form's call takes. */
export function callShape<F extends Fields>(fields: F): CallShape<F> {
  return mapped(fields, ({ sent, schema }) => [sent, schema]) as CallShape<F>;
}

/** What replies hold. */
export function replyShape<F extends Fields>(fields: F): ReplyShape<F> {
  return mapped(fields, ({ reply }, name) => [name, reply]) as ReplyShape<F>;
}

/** What replies say of a row. */
export function fromRow<F extends Fields>(fields: F, row: Columns<F>): RecordOf<F> {
  const stored: Readonly<Record<string, unknown>> = row;
  return mapped(fields, ({ column, absent }, name) => [name, stored[column] ?? absent]) as RecordOf<F>;
}

/** The columns of what was sent. What wasn't is as it was before, or nothing. */
export function toColumns<F extends Fields>(fields: F, sent: Sent<F>, before?: RecordOf<F>): Columns<F> {
  const values: Readonly<Record<string, unknown>> = sent;
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[field.sent] ?? (values[field.sent] === undefined ? before?.[name] : null);
    const { column, key, keyOf = normaliseForSearch } = field;
    const stored = [column, value ?? null] as const;
    return key === undefined ? [stored] : [stored, [key, keyOf(String(value ?? ''))] as const];
  });
  return Object.fromEntries(entries) as Columns<F>;
}

/** What stands while there is no record. */
export function absentRecord<F extends Fields>(fields: F): RecordOf<F> {
  return mapped(fields, ({ absent }, name) => [name, absent]) as RecordOf<F>;
}

/** A record by label, as text for people; '' where there is nothing. `own` words go before those of the type. */
export function textByLabel<F extends Fields>(
  fields: F,
  record: RecordOf<F>,
  own: { [Name in keyof F]?: (value: NonNullable<ReplyOf<F[Name]>>) => string } = {},
): Record<string, string> {
  return mapped(fields, (field, name) => {
    const value = record[name];
    const format = own[name] ?? field.format?.bind(field) ?? String;
    return [field.label(), isNothing(value) ? '' : format(value as NonNullable<ReplyOf<F[typeof name]>>)];
  });
}

/** What a row would have been sent as. */
export function toSent<F extends Fields>(fields: F, row: Columns<F>): Sent<F> {
  const stored: Readonly<Record<string, unknown>> = row;
  return mapped(fields, ({ sent, column }) => [sent, stored[column] ?? undefined]) as Sent<F>;
}

/** A form without a record. */
export function emptyValues<F extends Fields>(fields: F): FormValues<F> {
  return mapped(fields, ({ sent }) => [sent, '']) as FormValues<F>;
}

/** What a form shows of a record. */
export function formValues<F extends Fields>(fields: F, record: RecordOf<F>): FormValues<F> {
  return mapped(fields, ({ sent }, name) => {
    const value = record[name];
    return [sent, isNothing(value) ? '' : String(value)];
  }) as FormValues<F>;
}

/** The names of the listed fields, in their order. */
export function listedIn<F extends Fields>(fields: F): [ListedOf<F>, ...ListedOf<F>[]] {
  const names = Object.keys(fields).filter((name) => fields[name]?.listed !== undefined);
  return names as [ListedOf<F>, ...ListedOf<F>[]];
}

/** How a list is sorted by its fields: the columns behind them, and which of these may be null. */
export function sortingOf<F extends Fields>(fields: F) {
  const listed = listedIn(fields);
  const columns = listed.map((name) => [name, fields[name]?.key ?? fields[name]?.column]);
  return {
    columns: Object.fromEntries(columns) as Record<ListedOf<F>, string>,
    nullable: listed.filter((name) => fields[name]?.key === undefined && mayBeNothing(fields[name])),
  };
}

/** Whether a record may lack it. */
export function mayBeNothing(field: Field | undefined): boolean {
  return field?.absent === null || field?.absent === '';
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function mapped<F extends Fields, Value>(
  fields: F,
  map: (field: Field, name: keyof F & string) => [string, Value],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => map(field, name)));
}
