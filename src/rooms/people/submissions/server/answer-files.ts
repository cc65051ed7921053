import { Readable } from 'node:stream';
import { fileIdOf } from '#platform/contract/file-answer.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashKey } from '#platform/server/bounded-limiter.ts';
import type { Database } from '#platform/server/database/store.ts';
import { fileStem } from '#platform/server/file-name.ts';
import { fileResponse } from '#platform/server/file-response.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newSecret } from '#platform/server/identifier.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { findCurrentEdition, publishedEdition } from '#rooms/edition/server.ts';
import { FILE_BYTES_MAX, FILE_TYPES, fileTooLarge, fileTypeUnknown, UNSENT_HOURS } from '../answer-file.ts';
import * as say from '../messages.ts';
import { answerField } from '../questions.ts';
import { parseAnswers } from './answers.ts';
import {
  bytesOfFiles,
  eraseFilesOf,
  eraseOldestUnsent,
  eraseUnsentBefore,
  findFile,
  holdFile,
  insertFile,
  isUnsent,
  listFilesOf,
  unsentByNetwork,
} from './queries.ts';
import type { AnswerFileRow, SubmissionRow } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;
/** All files together whose forms haven't been sent: many times what the busiest hour leaves. */
export const UNSENT_BYTES_MAX = 1024 * 1024 * 1024;
/** With those of forms that were sent, so that strangers don't fill the disk. */
export const ALL_BYTES_MAX = 4 * UNSENT_BYTES_MAX;

/** What each type begins with; '?' is any byte. */
const BEGINNINGS: Readonly<Record<keyof typeof FILE_TYPES, string>> = {
  pdf: '%PDF-',
  jpg: '\xff\xd8\xff',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF????WEBP',
};

/** Keeps a file until its form is sent, and returns the answer that stands for it. */
export async function keepFile(context: CallContext, file: File): Promise<string> {
  const { store, clock, limits, address } = context;
  const now = clock.now();
  await assertAsked(store.database, now);
  await refuseAtLimit(() => limits.take('answerFiles', address), say.tooManyFiles());
  if (file.size > FILE_BYTES_MAX) throw new Refusal('too-large', fileTooLarge(), { file: fileTooLarge() });
  const content = new Uint8Array(await file.arrayBuffer());
  const ending = endingOf(content);
  if (!ending) throw new Refusal('invalid', fileTypeUnknown(), { file: fileTypeUnknown() });
  const row: AnswerFileRow = {
    id: newSecret(),
    record_id: null,
    network: hashKey(address),
    name: `${fileStem(file.name)}.${ending}`,
    media_type: FILE_TYPES[ending],
    bytes: content.byteLength,
    content,
    created_at: now.toISOString(),
  };
  await store.write(async (database) => {
    await eraseUnsentBefore(database, longBefore(now));
    await makeRoom(database, row);
    await insertFile(database, row);
  });
  return `file:${row.id}/${row.name}`;
}

/** Strangers can't leave files where nobody asks for one. */
async function assertAsked(database: Database, now: Date): Promise<void> {
  const { forms } = await publishedEdition(database, (await findCurrentEdition(database, now))?.id);
  const asked = [...forms.registration, ...forms.partnership];
  if (!asked.some(({ kind, isAsked }) => kind === 'file' && isAsked))
    throw new Refusal('conflict', say.noFileAsked());
}

function endingOf(content: Uint8Array): keyof typeof FILE_TYPES | undefined {
  const endings = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[];
  return endings.find((ending) =>
    [...BEGINNINGS[ending]].every((byte, at) => byte === '?' || content[at] === byte.charCodeAt(0)),
  );
}

/** When all room is taken, a network that has less takes that of the oldest file of whichever has most. */
async function makeRoom(database: Database, { network, bytes }: AnswerFileRow): Promise<void> {
  if ((await bytesOfFiles(database)) + bytes > ALL_BYTES_MAX) throw new Refusal('too-many', say.filesFull());
  for (;;) {
    const networks = await unsentByNetwork(database);
    if (networks.reduce((sum, one) => sum + one.bytes, bytes) <= UNSENT_BYTES_MAX) return;
    const own = networks.find((one) => one.network === network)?.bytes ?? 0;
    const [most] = networks;
    if (!most || most.bytes <= own + bytes) throw new Refusal('too-many', say.noRoomForFiles());
    await eraseOldestUnsent(database, most.network);
  }
}

function longBefore(now: Date): string {
  return new Date(now.getTime() - UNSENT_HOURS * HOUR_MS).toISOString();
}

export const forgetUnsentFiles: Job = {
  kind: 'forget-unsent-files',
  schedule: { every: HOUR_MS },
  run: ({ store, clock }) => store.write((database) => eraseUnsentBefore(database, longBefore(clock.now()))),
};

/** Refuses files that aren't here, before anything that tells whether an address is registered. */
export async function assertFilesHere(
  database: Database,
  answers: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [key, answer] of Object.entries(answers)) {
    const file = fileIdOf(answer);
    if (file && !(await isUnsent(database, file))) throw notHere(key);
  }
}

/** The files among the answers of new rows are theirs from now on. Runs in the caller's transaction, like all of these. */
export async function holdFiles(database: Database, rows: readonly Answering[]): Promise<void> {
  for (const { id, answers } of rows)
    for (const { key, file } of filesAmong(answers))
      if (!(await holdFile(database, file, id))) throw notHere(key);
}

/** The same for a row whose answers have changed: what it had before is no longer kept. */
export async function holdOnlyFiles(database: Database, row: Answering): Promise<void> {
  await holdFiles(database, [row]);
  await eraseFilesOf(
    database,
    [row.id],
    filesAmong(row.answers).map(({ file }) => file),
  );
}

type Answering = Pick<SubmissionRow, 'id' | 'answers'>;

function notHere(key: string): Refusal {
  return new Refusal('invalid', say.fileGone(), { [answerField({ key })]: say.fileGone() });
}

function filesAmong(answers: string | null) {
  return parseAnswers(answers).flatMap(({ key, answer }) => {
    const file = fileIdOf(answer);
    return file ? [{ key, file }] : [];
  });
}

/** The files of records, to be given out to whom they are about. */
export async function filesGivenOut(database: Database, recordIds: readonly string[]) {
  const files = recordIds.length > 0 ? await listFilesOf(database, recordIds) : [];
  return files.map(({ name, media_type, content }) => ({
    name,
    mediaType: media_type,
    base64: Buffer.from(content).toString('base64'),
  }));
}

/** The file with which somebody answered a question, to be saved and never shown. */
export async function fileAnswering(
  database: Database,
  { answers }: Answering,
  key: string,
): Promise<Response> {
  const id = filesAmong(answers).find((one) => one.key === key)?.file;
  const file = id === undefined ? undefined : await findFile(database, id);
  if (!file) throw new Refusal('not-found', say.noSuchFile());
  return fileResponse(Readable.from([Buffer.from(file.content)]), file.name, file.media_type);
}
