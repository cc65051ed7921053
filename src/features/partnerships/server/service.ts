import type { z } from 'zod';
import type { PartnershipRow } from '#database/schema.ts';
import { recorded } from '#features/activity/server/service.ts';
import { currentEvent } from '#features/event/server/service.ts';
import type { Chosen } from '#features/exports/server/service.ts';
import {
  countRequests,
  deleteRequest,
  findResent,
  getRequest,
  lastFrom,
  listRequestIds,
  listRequests,
  PERSON_COLUMNS,
  restoreRequest,
  saveRequest,
  toPerson,
  toRequestRow,
} from '#features/requests/server/service.ts';
import { verifySpamGuard } from '#features/spam-guard/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import type { Partnership, PartnershipRequest, partnership } from '../contract.ts';

type Form = z.output<typeof partnership>;

const KIND = { table: 'partnerships', subject: 'partnership', noun: 'partnership request' } as const;
/** The same wish from the same address within this time is the same request, sent twice. */
const RESENT_MS = 10 * 60 * 1000;

/** Takes a partnership request. The same one sent again answers as the first time did. */
export async function requestPartnership(context: CallContext, form: Form): Promise<string> {
  const spendSolution = await verifySpamGuard(context, form.captcha);
  return recorded(context, async (database) => {
    const eventId = (await currentEvent(database))?.id ?? '';
    const resent =
      (await findResent(database, KIND.table, context, form.email)) ??
      (await findSameWish(database, context, eventId, form));
    if (resent) return { result: resent.id };
    await spendSolution(database);
    const { packages, ...person } = form;
    const row = { ...toRequestRow(context, eventId, person), package: packages };
    await saveRequest(database, KIND.table, row);
    return {
      result: row.id,
      activity: {
        type: 'Requested partnership',
        description: `${row.fullname} (${row.company}) asked for the package ${row.package}`,
        subject: { type: KIND.subject, id: row.id },
        by: { userId: null, username: row.fullname },
      },
    };
  });
}

async function findSameWish(database: Database, { clock }: Services, eventId: string, form: Form) {
  const last = await lastFrom(database, KIND.table, { eventId, email: form.email });
  const isRecent = last && clock.now().getTime() - Date.parse(last.created_at) < RESENT_MS;
  return isRecent && last.package === form.packages ? last : undefined;
}

export function toPartnership(row: PartnershipRow): Partnership {
  return { ...toPerson(row), package: row.package };
}

const COLUMNS = { ...PERSON_COLUMNS, package: 'package' } as const;

export function listPartnerships(database: Database, request: PartnershipRequest & Chosen) {
  return listRequests(database, KIND.table, request, COLUMNS);
}

export function listPartnershipIds(database: Database, request: PartnershipRequest & Chosen) {
  return listRequestIds(database, KIND.table, request, COLUMNS);
}

export function getPartnership(database: Database, id: string) {
  return getRequest(database, KIND.table, id);
}

/** Deletes a partnership request if the id is one. Part of the caller's transaction. */
export function deletePartnership(database: Database, services: Services, id: string) {
  return deleteRequest(database, services, id, KIND);
}

/** Brings a deleted partnership request back. Part of the caller's transaction. */
export function restorePartnership(database: Database, id: string) {
  return restoreRequest(database, id, KIND);
}

export function countPartnerships(database: Database): Promise<number> {
  return countRequests(database, KIND.table);
}
