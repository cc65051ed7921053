import type { NewsAgreed, SubmissionRow } from '#database/schema.ts';
import { emailKey, normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import {
  type ActivitySnapshot,
  assertCurrentVersion,
  changesBetween,
  versionOf,
} from '#platform/server/activity-snapshot.ts';
import type { Correction, PersonalRecord } from '#platform/server/personal-data.ts';
import { KEPT_CONSENTS } from '../consent.ts';
import { inWords } from './answers.ts';
import { searchText } from './search-text.ts';

/** A person's answers as the privacy desk gives them out and corrects them. */
export function toPersonal(row: SubmissionRow, more: Record<string, string> = {}): PersonalRecord {
  return {
    id: row.id,
    name: row.fullname,
    reachedAt: [row.email, row.whatsapp, row.phone ?? ''].filter(Boolean),
    eventId: row.event_id,
    date: row.created_at,
    isDeleted: row.deleted_at !== null,
    details: inWords(
      {
        ...submissionSnapshot(row),
        Company: row.company,
        Designation: row.designation,
        'How they heard': row.notice,
        'Agreed to': consentOf(row),
        ...more,
      },
      row,
    ),
    ...(row.deleted_at === null && {
      correctable: {
        values: {
          name: row.fullname,
          email: row.email,
          contact_number: row.phone ?? '',
          whatsapp_number: row.whatsapp,
        },
        version: versionOf(submissionSnapshot(row)),
      },
    }),
  };
}

/** The version and its wording. */
function consentOf({ consent_version }: SubmissionRow): string {
  return consent_version ? wordsOfConsent(consent_version) : 'Not known: from before it was kept';
}

/** Which words about news they agreed to, and when. */
export function newsInWords({ news_version, news_agreed_at }: NewsAgreed): string {
  return news_version ? `${news_agreed_at}, ${wordsOfConsent(news_version)}` : 'not asked for';
}

function wordsOfConsent(version: string): string {
  return `${version}: ${KEPT_CONSENTS.find((one) => one.version === version)?.text ?? ''}`;
}

function submissionSnapshot({ fullname, email, phone, whatsapp }: SubmissionRow): ActivitySnapshot {
  return { Name: fullname, Email: email, Phone: phone ?? '', WhatsApp: whatsapp };
}

/** The columns of a corrected row, and what changes. Refuses an outdated version. */
export function correctedSubmission(
  row: SubmissionRow,
  { name, email, contact_number, whatsapp_number }: Correction,
  version: string,
) {
  const before = submissionSnapshot(row);
  assertCurrentVersion(before, version);
  const columns = {
    fullname: name,
    fullname_key: normaliseForSearch(name),
    email,
    email_key: emailKey(email),
    phone: contact_number ?? null,
    whatsapp: whatsapp_number,
    search_text: searchText({ name, email, answers: row.answers }),
  };
  return {
    columns,
    corrected: { name, changes: changesBetween(before, submissionSnapshot({ ...row, ...columns })) },
  };
}
