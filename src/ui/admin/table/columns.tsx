import type { ReactNode } from 'react';
import {
  type Field,
  type Fields,
  type ListedOf,
  listedIn,
  type RecordOf,
} from '#platform/contract/record.ts';
import { whatsappLink } from '#platform/contract/whatsapp-link.ts';
import { longDate } from '#platform/contract/zoned-time.ts';
import { Instant } from '../instant.tsx';
import { useSiteCountry } from '../site-country.ts';
import { type CardLine, type ColumnWidth, isSomething, NOTHING, type RecordColumn } from './table-model.ts';
import type { Identified } from './table-search.ts';

/** The minimum widths for what columns of a type usually show, in rem. */
const WIDTH = {
  name: 7.75,
  text: 6.625,
  identifier: 5,
  number: 6,
  instant: 6,
  date: 6.75,
  email: 11,
  phone: 7.25,
};

interface More {
  width?: ColumnWidth;
  align?: 'end';
  primary?: true;
  identifier?: true;
  copied?: true;
  instant?: true;
  selfEvident?: true;
  line?: CardLine;
  short?: string;
  whole?: true;
  timed?: true;
  room?: number;
}

/** What may be said of how a list's columns look. */
type Looks = Pick<More, 'width' | 'selfEvident' | 'line' | 'short' | 'room'>;

type KeyOf<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row] & string;

/** Creates the column types of all tables, for one type of record. */
export function columnsOf<Row extends Identified>() {
  function column<Key extends keyof Row & string>(
    name: Key,
    label: string,
    show: (value: NonNullable<Row[Key]>, row: Row) => ReactNode,
    more: More = {},
  ): RecordColumn<Row> {
    const shown = (row: Row) => {
      const value = row[name];
      return isSomething(value) ? show(value, row) : NOTHING;
    };
    const { copied, width = WIDTH.text, ...looks } = more;
    return {
      id: name,
      header: label,
      accessorFn: (row) => row[name],
      cell: ({ row }) => shown(row.original),
      meta: {
        label,
        width,
        show: (row) => shown(row as Row),
        ...(copied && { copy: (row) => (isSomething((row as Row)[name]) ? String((row as Row)[name]) : '') }),
        ...looks,
      },
    };
  }
  return {
    column,
    /** Something that only this site's records have; hidden until a user chooses it. */
    further: (id: string, label: string, read: (row: Row) => string): RecordColumn<Row> => {
      const shown = (row: Row) => {
        const value = read(row);
        return value ? <TextValue value={value} /> : NOTHING;
      };
      return {
        id,
        header: label,
        accessorFn: read,
        cell: ({ row }) => shown(row.original),
        meta: { label, width: WIDTH.text, isFurther: true, show: (row) => shown(row as Row) },
      };
    },
    /** The record's name. */
    name: (name: KeyOf<Row, string | null | undefined>, label: string, more: Pick<More, 'width'> = {}) =>
      column(name, label, (value) => <TextValue value={String(value)} />, {
        width: WIDTH.name,
        primary: true,
        ...more,
      }),
    text: (name: KeyOf<Row, string | null | undefined>, label: string, more: Looks = {}) =>
      column(name, label, (value) => <TextValue value={String(value)} />, more),
    identifier: (name: KeyOf<Row, string | null | undefined>, label: string) =>
      column(
        name,
        label,
        (value) => (
          <span className="one-line" title={String(value)}>
            {String(value)}
          </span>
        ),
        { width: WIDTH.identifier, identifier: true },
      ),
    number: (
      name: KeyOf<Row, number | null | undefined>,
      label: string,
      format: Intl.NumberFormat,
      more: Looks = {},
    ) =>
      column(name, label, (value) => format.format(Number(value)), {
        width: WIDTH.number,
        align: 'end',
        whole: true,
        ...more,
      }),
    instant: (
      name: KeyOf<Row, string | null | undefined>,
      label: string,
      more: Looks & Pick<More, 'timed'> = {},
    ) =>
      column(name, label, (value) => <Instant value={String(value)} />, {
        width: WIDTH.instant,
        instant: true,
        whole: true,
        ...more,
      }),
    date: (name: KeyOf<Row, string | null | undefined>, label: string, more: Looks = {}) =>
      column(name, label, (value) => <time dateTime={String(value)}>{longDate(String(value))}</time>, {
        width: WIDTH.date,
        whole: true,
        ...more,
      }),
    email: (name: KeyOf<Row, string | null | undefined>, label: string, more: Pick<More, 'line'> = {}) =>
      column(
        name,
        label,
        (value) => (
          <a className="one-line" href={`mailto:${value}`} title={String(value)}>
            {String(value)}
          </a>
        ),
        { width: WIDTH.email, copied: true, selfEvident: true, line: 3, ...more },
      ),
    phone: (name: KeyOf<Row, string | null | undefined>, label: string) =>
      column(
        name,
        label,
        (value) => (
          <a className="phone" href={`tel:${value}`}>
            {String(value)}
          </a>
        ),
        { width: WIDTH.phone, copied: true, selfEvident: true, whole: true, line: 3 },
      ),
    whatsapp: (name: KeyOf<Row, string | null | undefined>, label: string) =>
      column(name, label, (value) => <WhatsAppNumber number={String(value)} />, {
        width: WIDTH.phone,
        copied: true,
        selfEvident: true,
        whole: true,
        line: 3,
      }),
  };
}

/** A column for each listed field of a record; `own` ones stand for those that are shown otherwise. */
export function recordColumns<Row extends Identified & { [Name in ListedOf<F>]: unknown }, F extends Fields>(
  fields: F,
  own: { [Name in ListedOf<F>]?: (label: string) => RecordColumn<Row> } = {},
): RecordColumn<Row>[] {
  const columns = columnsOf<Row>();
  return listedIn(fields).map((name) => {
    const { listed, shown = 'text', selfEvident } = fields[name] as Field;
    const label = listed?.() ?? '';
    return own[name]?.(label) ?? columns[shown](name as never, label, selfEvident && { selfEvident });
  });
}

/** What a record's panel shows besides: the fields that the list doesn't. */
export function recordDetails<Row extends Identified & RecordOf<F>, F extends Fields>(
  fields: F,
): RecordColumn<Row>[] {
  const columns = columnsOf<Row>();
  return Object.entries(fields as Fields)
    .filter(([, { listed }]) => listed === undefined)
    .map(([name, { label, shown }]) => columns[shown ?? 'text'](name as never, label()));
}

function WhatsAppNumber({ number }: { number: string }) {
  const country = useSiteCountry();
  return (
    <a className="phone whatsapp" href={whatsappLink(number, country)} target="_blank" rel="noreferrer">
      {number}
    </a>
  );
}

/** Texts longer than this may not fit one line of their column, and then take two at most. */
const LINE = 12;
/** Words shorter than this are never broken. */
const LONG_WORD = /[^\s-]{20}/;

/** A text that may be long. If it is cut off, its tooltip shows all of it. */
export function TextValue({ value }: { value: string }) {
  return (
    <span
      className="words"
      data-breaks={LONG_WORD.test(value) || undefined}
      data-long={value.length > LINE || undefined}
      title={value.length > LINE ? value : undefined}
    >
      {value}
    </span>
  );
}
