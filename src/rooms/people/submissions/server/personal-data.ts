import { ownName } from '#platform/contract/language.ts';
import { neutralText } from '#platform/contract/neutral-texts.ts';
import { formValues, fromRow, textByLabel, toColumns } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import {
  type ActivitySnapshot,
  assertCurrentVersion,
  changesBetween,
  versionOf,
} from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { sayIn } from '#platform/server/in-language.ts';
import type { Correction, PersonalRecord } from '#platform/server/personal-data.ts';
import { languageOf } from '#platform/server/reader.ts';
import * as say from '../messages.ts';
import { personFields } from '../person-fields.ts';
import { recordWithAnswers } from './answers.ts';
import { consentTexts } from './consent-texts.ts';
import { withFullNumbers } from './full-numbers.ts';
import { searchText } from './search-text.ts';
import type { SubmissionRow } from './tables.ts';

/** What the privacy desk corrects. */
const { fullname, email, phone, whatsapp } = personFields;
const CONTACT = { fullname, email, phone, whatsapp };

type ConsentText = (version: string) => string;

/** People's answers as the privacy desk gives them out and corrects them, and what else their rows say. */
export async function personalRecords<Row extends SubmissionRow>(
  database: Database,
  rows: readonly Row[],
  more: (row: Row, consentText: ConsentText) => Record<string, string>,
): Promise<PersonalRecord[]> {
  const texts = await consentTexts(database);
  return rows.map((row) => {
    // The program's own words stand there in English, and were read in the person's language.
    const read = (text: string) => sayIn(languageOf(row), () => neutralText(text));
    const consentText = (version: string) => `${version}: ${read(texts.get(version) ?? '')}`;
    return toPersonal(row, consentText, more(row, consentText));
  });
}

function toPersonal(
  row: SubmissionRow,
  consentText: ConsentText,
  more: Record<string, string>,
): PersonalRecord {
  return {
    id: row.id,
    name: row.fullname,
    reachedAt: [row.email, row.whatsapp, row.phone ?? ''].filter(Boolean),
    editionId: row.event_id,
    date: row.created_at,
    isDeleted: row.deleted_at !== null,
    details: recordWithAnswers(
      {
        // What can be corrected stands first.
        ...contactTexts(row),
        ...textByLabel(personFields, fromRow(personFields, row)),
        [say.agreedTo()]: consentOf(row, consentText),
        [say.language()]: ownName(languageOf(row)),
        ...more,
      },
      row,
    ),
    ...(row.deleted_at === null && {
      correctable: {
        values: formValues(CONTACT, fromRow(CONTACT, row)),
        version: versionOf(() => contactTexts(row)),
      },
    }),
  };
}

/** The version and its wording. */
function consentOf({ consent_version }: SubmissionRow, consentText: ConsentText): string {
  return consent_version ? consentText(consent_version) : say.consentUnknown();
}

function contactTexts(row: SubmissionRow): ActivitySnapshot {
  return textByLabel(CONTACT, fromRow(CONTACT, row));
}

/** The columns of a corrected row, and what changes. Refuses an outdated version. */
export function correctedSubmission(
  row: SubmissionRow,
  to: Correction,
  { version, country }: { version: string; country: string | null },
) {
  const before = () => contactTexts(row);
  assertCurrentVersion(before, version);
  // Who never had to say it may go without; nobody loses it.
  if (row.whatsapp && !to.whatsapp_number)
    throw new Refusal('invalid', say.whatsappMissing(), { whatsapp_number: say.whatsappMissing() });
  const corrected = toColumns(CONTACT, withFullNumbers(to, country));
  const columns = { ...corrected, search_text: searchText({ ...row, ...corrected }) };
  const changes = changesBetween(before, () => contactTexts({ ...row, ...columns }));
  return { columns, corrected: { name: columns.fullname, changes } };
}
