import { emailKey } from '#platform/contract/email-address.ts';
import type { ListedKind } from '#platform/contract/kind.ts';
import { DESK_LANGUAGES, LANGUAGES, ownName, siteLanguages } from '#platform/contract/language.ts';
import { sentOtherwise } from '#platform/contract/messages.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import {
  type Fields,
  fromRow,
  type Sent,
  sortingOf,
  textByLabel,
  toColumns,
} from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { changesBetween } from '#platform/server/activity-snapshot.ts';
import type { ListShape } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { ImportField } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { languageOf } from '#platform/server/reader.ts';
import { valuesBefore, type WithActivity } from '#rooms/ground/server.ts';
import type { PERSON_SORTS, PersonForm } from '../contract.ts';
import * as say from '../messages.ts';
import { askedOfPerson, type PersonField, type PersonFields, personFields } from '../person-fields.ts';
import {
  COMPANY,
  EMAIL,
  FULL_NAME,
  type Headings,
  NOTICE,
  PHONE,
  ROLE,
  WHATSAPP,
} from '../person-headings.ts';
import { answersByKey, recordWithAnswers } from './answers.ts';
import { searchText } from './search-text.ts';
import type { NewsChoice, SubmissionRow } from './tables.ts';

export { ENTERED_AT_THE_DESK, PASSED_ON, shownConsents } from '../consent.ts';
export { noticeMissing } from '../messages.ts';
export { MAY_BE_EMPTY, type NotRequired, without } from '../not-required.ts';
export { askedOfPerson, personFields } from '../person-fields.ts';
export { FIRST_NAME, LAST_NAME, MIDDLE_NAME } from '../person-headings.ts';
export { answerField, answerOptions, answersTo, askedOf, withQuestions } from '../questions.ts';
export { assertFilesHere, fileAnswering, holdFiles, holdOnlyFiles, keepFile } from './answer-files.ts';
export { answeredWith, withCounts } from './answered.ts';
export {
  answerCells,
  keepAnswers,
  questionsIn,
  questionsOf,
  recordWithAnswers,
  stillAsked,
  toAnswers,
  withAnswers,
} from './answers.ts';
export { asAsked, withChecks } from './as-asked.ts';
export { agreedTo, agreements, consentTexts, keepConsent, keepConsentTexts } from './consent-texts.ts';
export { assertCapacity, capacityInAll, countInAll, countOneInAll, noticeOfLast } from './count-in-all.ts';
export { FEW, filterConditions, findByName, narrow, submissionsFrom, submissionsOf } from './find.ts';
export { completeNumbers, fullNumber, withFullNumbers, wrongNumbers } from './full-numbers.ts';
export { among, filteredByEdition, inEdition, ofEdition } from './in-edition.ts';
export { notRequiredIn, notRequiredOf, notRequiredOfRegistered } from './not-required.ts';
export { assertNotice, listedNotices, noticesIn, takeNotice, withNotice } from './notices.ts';
export { correctedSubmission, personalRecords } from './personal-data.ts';
export { eraseFilesOf, releaseFiles } from './queries.ts';
export type { NewsChoice, SubmissionRow } from './tables.ts';

export const NO_NEWS: NewsChoice = { news_version: null, news_agreed_at: null };

/**
 * A form with no other fields than a person's: any others have columns of their own and must be removed
 * first.
 */
type PersonAlone<Form extends PersonForm> = Form & Record<Exclude<keyof Form, keyof PersonForm>, never>;

/** Makes a new row from a person's answers. An answer without a column doesn't compile. */
export function toSubmissionRow<Form extends PersonForm>(
  { clock, idempotencyKey }: CallContext,
  editionId: string | null,
  form: PersonAlone<Form>,
): SubmissionRow {
  const { consent, captcha: _spent, language, ...person }: PersonForm = form;
  return {
    id: newId(),
    event_id: editionId,
    ...toPersonColumns(person),
    submission_key: idempotencyKey ?? null,
    consent_version: consent,
    language,
    created_at: clock.now().toISOString(),
    deleted_at: null,
  };
}

/** The columns of a person's answers, with the texts by which they are sorted and found. */
export function toPersonColumns({ answers, ...person }: Sent<PersonFields> & Pick<PersonForm, 'answers'>) {
  const columns = toColumns(personFields, person);
  return { ...columns, answers, search_text: searchText({ ...columns, answers }) };
}

/** What the lists show of a row. */
export function toPerson(row: SubmissionRow) {
  const { id, created_at: date } = row;
  return { id, ...fromRow(personFields, row), date, ...answersByKey(row), language: languageOf(row) };
}

/** A person in words, by label. */
export function personTexts(row: SubmissionRow): Record<string, string> {
  return textByLabel(personFields, fromRow(personFields, row));
}

/** What mails say of a person, as it is asked for; nothing that is empty. */
export function personFacts(row: SubmissionRow, fields: Fields = askedOfPerson): [string, string][] {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  return Object.values(fields as Record<string, PersonField>)
    .map(({ column, label, mailed = label }): [string, string] => [mailed(), String(stored[column] ?? '')])
    .filter(([, value]) => value !== '');
}

/** How an exported list shows a person, in the order of the screen's columns. */
export function personCells() {
  return Object.fromEntries(
    Object.values<PersonField & { column: keyof SubmissionRow }>(personFields).map(
      ({ column, label, exported = label }) => [exported(), (row: SubmissionRow) => row[column] ?? ''],
    ),
  );
}

/** In which language each is written to, on a site that has several. */
export function languageCells() {
  const cell = { [say.language()]: (row: SubmissionRow) => ownName(languageOf(row)) };
  return siteLanguages().length > 1 ? cell : {};
}

/** The same as a column of an imported file. */
export function importedLanguages(): ImportField[] {
  const ways = siteLanguages().flatMap((of) => [
    [of, of],
    ...LANGUAGES.map((one) => [new Intl.DisplayNames(one, { type: 'language' }).of(of) ?? of, of]),
  ]);
  const readAs = Object.fromEntries(ways.map(([way = '', of = '']) => [normaliseForSearch(way), of]));
  return siteLanguages().length > 1
    ? [{ name: 'language', label: say.language, synonyms: ['Lang'], readAs }]
    : [];
}

/** What a column of an imported file can be. */
export function importedFields(): ImportField[] {
  const { fullname, company, designation, email, phone, whatsapp, notice } = personFields;
  return [
    { ...importedField(fullname, FULL_NAME), isOwn: true },
    importedField(company, COMPANY),
    importedField(designation, ROLE),
    importedField(email, EMAIL),
    importedField(whatsapp, WHATSAPP),
    importedField(phone, PHONE),
    importedField(notice, NOTICE),
  ];
}

function importedField(field: PersonField, headings: Headings): ImportField {
  const { sent, label, asked = label, exported = label, shown } = field;
  // As our own files are headed, whoever made them.
  const own = [label, exported].flatMap((one) => DESK_LANGUAGES.map((of) => sayIn(of, one)));
  return {
    ...headings,
    name: sent,
    label: asked,
    synonyms: [...own, ...headings.synonyms],
    ...((shown === 'phone' || shown === 'whatsapp') && { isNumber: true }),
  };
}

const sorting = sortingOf(personFields);

/** The database columns behind the documented columns of the lists. */
export const SUBMISSION_SHAPE = {
  columns: { ...sorting.columns, notice: 'notice', date: 'created_at' },
  nullable: sorting.nullable,
  ties: { notice: 'created_at' },
  initial: { sort: 'date', order: 'desc' },
  tieBreaker: 'id',
} as const satisfies ListShape<(typeof PERSON_SORTS)[number] | 'notice'>;

interface KeyQueries<Row> {
  find: (database: Database, key: string) => Promise<Row | undefined>;
  /** Whether the row is no longer there for visitors. */
  isGone: (row: Row) => boolean;
  update: (database: Database, id: string, row: Pick<SubmissionRow, 'submission_key'>) => Promise<void>;
}

/**
 * The row that the same submission created when it was sent before. A row that is gone doesn't count, and its
 * key can be used again. Runs in the caller's transaction.
 */
export async function findResent<Row extends SubmissionRow>(
  database: Database,
  { idempotencyKey }: CallContext,
  { find, isGone, update }: KeyQueries<Row>,
): Promise<Row | undefined> {
  const known = idempotencyKey ? await find(database, idempotencyKey) : undefined;
  if (known && isGone(known)) {
    await update(database, known.id, { submission_key: null });
    return undefined;
  }
  return known;
}

/**
 * Refuses a submission's key that came with another address or other content before: nobody must think that a correction has
 * arrived. What was corrected since then is compared as it was sent.
 */
export async function assertSameSubmission(
  database: Database,
  known: SubmissionRow,
  { answers, ...person }: Sent<PersonFields> & Pick<PersonForm, 'answers'>,
): Promise<void> {
  const isSameAddress = known.email_key === emailKey(person.email);
  const sent = { ...known, ...toPersonColumns({ ...person, answers }) };
  const asSent = isSameAddress ? { ...sent, email: known.email } : sent;
  if (isSame(asSent, known)) return;
  const differing = changesBetween(
    () => recordWithAnswers(personTexts(asSent), asSent),
    () => recordWithAnswers(personTexts(known), known),
  );
  const corrected = await valuesBefore(database, known.id);
  const wasSent = differing.every(({ field, from }) =>
    corrected.some((change) => change.field === field && change.from === from),
  );
  if (!wasSent) throw new Refusal('conflict', isSameAddress ? sentOtherwise() : say.alreadySent());
}

function isSame(sent: SubmissionRow, known: SubmissionRow): boolean {
  const [given, kept] = [sent, known].map((row) =>
    JSON.stringify([fromRow(personFields, row), answersByKey(row)]),
  );
  return given === kept;
}

/** The row looked up by its id; refused if there is none. */
export function required<Row extends SubmissionRow>(row: Row | undefined): Row {
  if (!row) throw new Refusal('not-found', say.gone());
  return row;
}

/** What deleting or restoring a submission returns and records: the person's name. */
export function recordOf(
  verb: 'Deleted' | 'Restored',
  { id, fullname, company }: SubmissionRow,
  { name }: Pick<ListedKind, 'name'>,
  describe: (values: { fullname: string; company: string }) => string,
): WithActivity<string> {
  const description = describe({ fullname, company });
  return { result: fullname, activity: { type: verb, description, subject: { type: name, id } } };
}

/** What is kept of the box about news: which words were beside it, and when it was ticked. */
export function toNewsChoice(version: string | undefined, now: Date): NewsChoice {
  return version ? { news_version: version, news_agreed_at: now.toISOString() } : NO_NEWS;
}

/** As the privacy desk gives it out. */
export function newsText(
  { news_version, news_agreed_at }: NewsChoice,
  consentText: (version: string) => string,
): string {
  return news_version ? `${news_agreed_at}, ${consentText(news_version)}` : say.newsNotAsked();
}

/** As somebody who sent a form is written to. */
export function toReader({ id, fullname, email, email_key, language }: SubmissionRow) {
  return { id, name: fullname, email, key: email_key, language };
}
