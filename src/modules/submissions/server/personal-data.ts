import { emailKey, normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import {
  type ActivitySnapshot,
  assertCurrentVersion,
  changesBetween,
  versionOf,
} from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Correction, PersonalRecord } from '#platform/server/personal-data.ts';
import { inWords } from './answers.ts';
import { consentTexts } from './consent-texts.ts';
import { withFullNumbers } from './full-numbers.ts';
import { searchText } from './search-text.ts';
import type { SubmissionRow } from './tables.ts';

type WordsOfConsent = (version: string) => string;

/** People's answers as the privacy desk gives them out and corrects them, and what else their rows say. */
export async function personalRecords<Row extends SubmissionRow>(
  database: Database,
  rows: readonly Row[],
  more: (row: Row, wordsOf: WordsOfConsent) => Record<string, string>,
): Promise<PersonalRecord[]> {
  const texts = await consentTexts(database);
  const wordsOf = (version: string) => `${version}: ${texts.get(version) ?? ''}`;
  return rows.map((row) => toPersonal(row, wordsOf, more(row, wordsOf)));
}

function toPersonal(
  row: SubmissionRow,
  wordsOf: WordsOfConsent,
  more: Record<string, string>,
): PersonalRecord {
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
        'Agreed to': consentOf(row, wordsOf),
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
function consentOf({ consent_version }: SubmissionRow, wordsOf: WordsOfConsent): string {
  return consent_version ? wordsOf(consent_version) : 'Not known: from before it was kept';
}

function submissionSnapshot({ fullname, email, phone, whatsapp }: SubmissionRow): ActivitySnapshot {
  return { Name: fullname, Email: email, Phone: phone ?? '', WhatsApp: whatsapp };
}

/** The columns of a corrected row, and what changes. Refuses an outdated version. */
export function correctedSubmission(
  row: SubmissionRow,
  to: Correction,
  { version, country }: { version: string; country: string | null },
) {
  const { name, email, contact_number, whatsapp_number } = withFullNumbers(to, country);
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
