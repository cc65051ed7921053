import { z } from 'zod';
import type { Access } from '#platform/contract/access.ts';
import type { Call } from '#platform/contract/call.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter, editionOfNew } from '#platform/contract/edition-filter.ts';
import { id } from '#platform/contract/fields.ts';
import {
  changed,
  type ListQuery,
  listOf,
  listQuery,
  oneOf,
  wholeListQuery,
} from '#platform/contract/lists.ts';
import type { CountedMessage, Message } from '#platform/contract/message.ts';
import { callShape, type Fields, listedIn, replyShape } from '#platform/contract/record.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { EXPORT_MEDIA_TYPES, type ExportOptions, exportOptions } from '#rooms/ground/contract.ts';

const ORDERED_MAX = 1000;

interface Declared<F extends Fields, One extends string, Many extends string> {
  fields: F;
  /** What the calls' names end with: of one, and of the list. */
  named: { one: One; many: Many };
  /** What one of them and all of them are called in the documentation. */
  nouns: { one: string; many: string };
  /** What its list searches, in words. */
  searched: string;
  path: `/api/v1/${string}`;
  access: Access;
  /** The name of an exported file, without its ending. */
  file: string;
}

/** A record as the kit handles it, which knows its fields by their table alone. */
export type AnyRecord = { id: string } & Readonly<Record<string, unknown>>;
type Form<More = unknown> = z.ZodType<Readonly<Record<string, unknown>> & More, Record<string, unknown>>;
type Reply<Shown> = z.ZodType<Shown>;
type Changed = Reply<{ message: string; id?: string | undefined }>;
type OfEdition = { edition?: string | undefined };
// biome-ignore lint/suspicious/noExplicitAny: screens read what else is in the query from its shape
type Query<Of> = z.ZodObject<any> & z.ZodType<Of>;
type ById = Query<{ id: string }>;

/** The calls of a kind of record, whatever its fields are. */
export interface RecordCalls {
  fields: Fields;
  files: { csv: string; xlsx: string };
  form: Form;
  newForm: Form<OfEdition>;
  changedForm: Form<{ version?: string | undefined }>;
  view: Call<
    Query<ListQuery & OfEdition>,
    z.ZodType,
    Reply<{ records: AnyRecord[]; total?: number | undefined }>
  >;
  export: Call<Query<ListQuery & OfEdition>, z.ZodType<ExportOptions>, z.ZodType>;
  single: Call<ById, z.ZodType, Reply<{ record: AnyRecord & { version: string } }>>;
  add: Call<z.ZodType, Form<OfEdition>, Changed>;
  update: Call<ById, Form<{ version?: string | undefined }>, Changed>;
  order: Call<z.ZodType, z.ZodType<{ ids: string[] }, { ids: string[] }>, Changed>;
  remove: Call<ById, z.ZodType, Changed>;
}

type Named = (values: { name: string }) => string;

/** What a kind of record says: the exports of its messages.ts. `name` is the record's. */
export interface RecordTexts {
  one: Message;
  counted: CountedMessage;
  title: Message;
  addTitle: Message;
  updateTitle: Message;
  orderTitle: Message;
  search: Message;
  addFirst: Message;
  deleteOne: CountedMessage;
  deleteFailed: Message;
  exported: Message;
  gone: Message;
  taken: Message;
  added: Message;
  saved: Message;
  ordered: Message;
  deleted: Named;
  createdEntry: Named;
  updatedEntry: Named;
  deletedEntry: Named;
  restoredEntry: Named;
  orderedEntry: Message;
}

/** The calls for records of an edition that stand in an order of their own. */
export function recordCalls<F extends Fields, const One extends string, const Many extends string>({
  fields,
  named,
  nouns,
  searched,
  path,
  access,
  file,
}: Declared<F, One, Many>) {
  const form = z.strictObject(callShape(fields));
  const record = z.strictObject({ id: z.string(), ...replyShape(fields) });
  const sorts = [...listedIn(fields), 'position'] as const;
  const newForm = form.extend({ edition: editionOfNew });
  const changedForm = form.extend({ version });
  return {
    fields,
    files: { csv: `${file}.csv`, xlsx: `${file}.xlsx` },
    sorts,
    form,
    newForm,
    changedForm,
    record,
    view: defineCall({
      name: `view${named.many}`,
      summary: `The ${nouns.many} of an edition; searches ${searched}`,
      method: 'GET',
      path,
      access,
      query: { ...listQuery(sorts), ...editionFilter },
      reply: listOf(record),
    }),
    export: defineCall({
      name: `export${named.many}`,
      summary: `The ${nouns.many} of an edition as a file`,
      method: 'POST',
      path: `${path}/export`,
      access,
      query: { ...wholeListQuery(sorts), ...editionFilter },
      jsonOnly: true,
      body: exportOptions,
      file: EXPORT_MEDIA_TYPES,
    }),
    single: defineCall({
      name: `single${named.one}`,
      summary: `One ${nouns.one}`,
      method: 'GET',
      path: `${path}/{id}`,
      access,
      query: { id },
      reply: oneOf(versioned(record)),
    }),
    add: defineCall({
      name: `add${named.one}`,
      summary: `Add a ${nouns.one}, after all others`,
      method: 'POST',
      path,
      access,
      status: 201,
      body: newForm,
      reply: changed,
    }),
    update: defineCall({
      name: `update${named.one}`,
      summary: `Update a ${nouns.one}`,
      method: 'PUT',
      path: `${path}/{id}`,
      access,
      query: { id },
      body: changedForm,
      reply: changed,
    }),
    order: defineCall({
      name: `order${named.many}`,
      summary: `Set the order of the ${nouns.many} on the page`,
      method: 'POST',
      path: `${path}/order`,
      access,
      jsonOnly: true,
      body: z.strictObject({ ids: z.array(id).min(1).max(ORDERED_MAX) }),
      reply: changed,
    }),
    remove: defineCall({
      name: `delete${named.one}`,
      summary: `Delete a ${nouns.one}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      access,
      query: { id },
      reply: changed,
    }),
  };
}
