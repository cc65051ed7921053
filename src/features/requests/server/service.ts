import type { AttendeeRow, Tables } from '#database/schema.ts';
import type { Subject } from '#features/activity/contract.ts';
import type { Recorded } from '#features/activity/server/service.ts';
import { emailKey, fold } from '#platform/contract/fold.ts';
import type { ListRequest } from '#platform/contract/lists.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Listed, type ListShape, list, listIds } from '#platform/server/database/list.ts';
import { rowCount } from '#platform/server/database/long-tables.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { PersonForm } from '../contract.ts';
import {
  filteredRequests,
  findByAddress,
  findBySubmission,
  findDeletedRequest,
  findRequest,
  insertRequest,
  markDeleted,
  type RequestFilters,
  type RequestTable,
  releaseSubmission,
} from './queries.ts';

/** How both lists' documented columns stand in the database. */
export const PERSON_COLUMNS = {
  fullname: 'fullname_key',
  company: 'company_key',
  designation: 'designation_key',
  email: 'email_key',
  phone: 'phone',
  whatsapp: 'whatsapp',
  notice: 'notice',
  date: 'created_at',
} as const;

/** One page of the requests, or all of them, as a screen filters and sorts them. */
export async function listRequests<Table extends RequestTable, Column extends string>(
  database: Database,
  table: Table,
  request: ListRequest<Column> & RequestFilters,
  columns: Record<Column, string>,
): Promise<Listed<Tables[Table]>> {
  const { query, known } = await filteredRequests(database, table, request);
  return list(query, request, shapeOf(columns), known);
}

/** The ids of all requests that pass the filters, in the order asked for. */
export async function listRequestIds<Column extends string>(
  database: Database,
  table: RequestTable,
  request: ListRequest<Column> & RequestFilters,
  columns: Record<Column, string>,
): Promise<string[]> {
  const { query } = await filteredRequests(database, table, request);
  return listIds(query, request, shapeOf(columns));
}

function shapeOf<Column extends string>(columns: Record<Column, string>): ListShape<Column> {
  return {
    columns,
    nullable: ['phone' as Column],
    initial: { sort: 'date' as Column, order: 'desc' as const },
    tieBreaker: 'id',
  };
}

/** One request that is kept. */
export async function getRequest<Table extends RequestTable>(database: Database, table: Table, id: string) {
  const row = await findRequest(database, table, id);
  if (!row) throw new Refusal('not-found', 'This record is not there any more.');
  return row;
}

/** How an exported list shows a person, in the order of the screen's columns. */
export const PERSON_CELLS = {
  Name: ({ fullname }: AttendeeRow) => fullname,
  Company: ({ company }: AttendeeRow) => company,
  Designation: ({ designation }: AttendeeRow) => designation,
  Email: ({ email }: AttendeeRow) => email,
  Phone: ({ phone }: AttendeeRow) => phone ?? '',
  WhatsApp: ({ whatsapp }: AttendeeRow) => whatsapp,
  Notice: ({ notice }: AttendeeRow) => notice,
};

/** The last request for an edition from an e-mail address. */
export function lastFrom<Table extends RequestTable>(
  database: Database,
  table: Table,
  { eventId, email }: { eventId: string; email: string },
) {
  return findByAddress(database, table, { eventId, emailKey: emailKey(email) });
}

export function saveRequest<Table extends RequestTable>(
  database: Database,
  table: Table,
  row: Tables[Table],
): Promise<void> {
  return insertRequest(database, table, row);
}

export async function countRequests(database: Database, table: RequestTable): Promise<number> {
  const { shown } = await rowCount(database, table);
  return shown;
}

/** A form that asks no more than of a person: what else it asks has a column of its own, and is taken out. */
type PersonAlone<Form extends PersonForm> = Form & Record<Exclude<keyof Form, keyof PersonForm>, never>;

/** A new row from what a person filled in. An answer that finds no place in it doesn't compile. */
export function toRequestRow<Form extends PersonForm>(
  { clock, submissionKey }: CallContext,
  eventId: string,
  form: PersonAlone<Form>,
): AttendeeRow {
  const { name, company_name, role, email, contact_number, whatsapp_number, notice, ...rest }: PersonForm =
    form;
  const { captcha: _spent, ...forgotten } = rest;
  forgotten satisfies Record<string, never>;
  return {
    id: newId(),
    event_id: eventId,
    fullname: name,
    fullname_key: fold(name),
    company: company_name,
    company_key: fold(company_name),
    designation: role,
    designation_key: fold(role),
    email,
    email_key: emailKey(email),
    phone: contact_number ?? null,
    whatsapp: whatsapp_number,
    notice,
    search_text: fold(`${name} ${email}`),
    submission_key: submissionKey ?? null,
    created_at: clock.now().toISOString(),
    deleted_at: null,
  };
}

/** What the lists show of a row. */
export function toPerson(row: AttendeeRow) {
  const { id, fullname, company, designation, email, whatsapp, notice, created_at: date } = row;
  return { id, fullname, company, designation, email, phone: row.phone ?? '', whatsapp, notice, date };
}

/**
 * The row that the very same submission made when it was sent before. A deleted one is not there any more, and its
 * key is free for the new one. Part of the caller's transaction.
 */
export async function findResent(
  database: Database,
  table: RequestTable,
  { submissionKey }: CallContext,
  email: string,
): Promise<AttendeeRow | undefined> {
  const known = submissionKey ? await findBySubmission(database, table, submissionKey) : undefined;
  if (known?.deleted_at) {
    await releaseSubmission(database, table, known.id);
    return undefined;
  }
  if (known && known.email_key !== emailKey(email)) {
    throw new Refusal('conflict', 'This form was sent before. Please reload the page and try again.');
  }
  return known;
}

/** A deleted request; undefined when the id is none of this kind. */
export function findDeleted(database: Database, table: RequestTable, id: string) {
  return findDeletedRequest(database, table, id);
}

interface Kind {
  table: RequestTable;
  subject: Subject;
  /** What it is called in the record of activity. */
  noun: string;
}

/** Deletes a request if the id is one of this kind; undefined when it isn't. Part of the caller's transaction. */
export async function deleteRequest(
  database: Database,
  { clock }: Services,
  id: string,
  kind: Kind,
): Promise<Recorded<string> | undefined> {
  const row = await findRequest(database, kind.table, id);
  if (!row) return undefined;
  await markDeleted(database, kind.table, id, clock.now().toISOString());
  return describe('Deleted', row, kind);
}

/** Brings a deleted request back; undefined when the id is none of this kind. Part of the caller's transaction. */
export async function restoreRequest(
  database: Database,
  id: string,
  kind: Kind,
): Promise<Recorded<string> | undefined> {
  const row = await findDeletedRequest(database, kind.table, id);
  if (!row) return undefined;
  await markDeleted(database, kind.table, id, null);
  return describe('Restored', row, kind);
}

function describe(verb: string, row: AttendeeRow, { noun, subject }: Kind): Recorded<string> {
  const description = `${verb} the ${noun} of ${row.fullname} (${row.company})`;
  return {
    result: row.fullname,
    activity: { type: verb, description, subject: { type: subject, id: row.id } },
  };
}
