import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { languageOf, languageOfForm } from '#platform/server/reader.ts';
import { findCurrentEdition, phaseOf } from '#rooms/edition/server.ts';
import { Outsider, spendProof, verifySpamGuard, withActivity } from '#rooms/ground/server.ts';
import { newsAgainMails, queueMail, unsubscribedAmong } from '#rooms/mail/server.ts';
import {
  alreadyRegistered,
  changingPlaces,
  countRegistration,
  findByAddress,
  readGroupLink,
  stateOf,
} from '#rooms/people/registrations/server/service.ts';
import {
  agreedTo,
  assertFilesHere,
  type NewsChoice,
  questionsOf,
  toAnswers,
  toNewsChoice,
  toPersonColumns,
  withFullNumbers,
  withNotice,
} from '#rooms/people/submissions/server/service.ts';
import { WAITING_MAX, type waitingForm } from '../contract.ts';
import * as say from '../messages.ts';
import { waitingMail } from './mails.ts';
import { countOpen, findOpenByAddress, insertEntry, positionsOf } from './queries.ts';
import { about, newLink } from './service.ts';
import type { WaitingEntryRow } from './tables.ts';

/** Puts a visitor on the waiting list of the current edition. */
export async function joinWaiting(
  context: CallContext,
  given: z.output<typeof waitingForm>,
): Promise<string> {
  const proof = await verifySpamGuard(context, given.captcha, given.size);
  const joined = await withActivity<string | Refusal>(context, async (database) => {
    const now = context.clock.now();
    const edition = await findCurrentEdition(database, now);
    if (phaseOf(edition, now) === 'after') throw new Refusal('conflict', say.summitOver());
    const { state, message } = await stateOf(database, context, edition, now);
    // If a place has come free in the meantime, it is offered at once.
    if (state === 'early' || state === 'closed') throw new Refusal('conflict', message);
    await spendProof(database, proof);
    const editionId = edition?.id ?? null;
    const numbered = withFullNumbers(given, edition?.country);
    const form = await withNotice(database, 'registration', editionId, numbered);
    const questions = await questionsOf(database, 'registration', editionId);
    const answers = toAnswers(questions, form.answers, { by: 'visitor' });
    await assertFilesHere(database, form.answers);
    const consent = await agreedTo(database, form);
    // Not thrown in here, which would give the solution back.
    if (await findByAddress(database, editionId, form.email)) return { result: alreadyRegistered() };
    const news = toNewsChoice(form.news, now);
    const row = await join(database, context, editionId, { ...form, news, answers, consent });
    if (!row)
      return { result: new Refusal('conflict', say.alreadyWaiting(), { email: say.alreadyWaiting() }) };
    const unsubscribed = await unsubscribedAmong(database, context, [row.email_key]);
    for (const { spoken, write } of newsAgainMails(context, unsubscribed, [row]))
      await queueMail(database, context, spoken, write);
    const by = new Outsider('Visitor', row.fullname);
    const entered = {
      ...about(row, say.waitsEntry({ count: row.size, fullname: row.fullname, company: row.company })),
      by,
    };
    const notices = await countRegistration(database, context);
    return { result: row.id, activity: [entered, ...notices] };
  });
  if (joined instanceof Refusal) throw joined;
  return joined;
}

type JoiningForm = Omit<z.output<typeof waitingForm>, 'answers' | 'consent' | 'news'> &
  Pick<WaitingEntryRow, 'answers'> & { consent: string; news: NewsChoice };

/** Puts somebody on the list; undefined if their address is on it. Runs in the caller's transaction. */
async function join(
  database: Database,
  context: CallContext,
  editionId: string | null,
  form: JoiningForm,
): Promise<WaitingEntryRow | undefined> {
  const { consent, news, captcha: _spent, size, joins, ...person } = form;
  if ((await countOpen(database, editionId)) >= WAITING_MAX) throw new Refusal('conflict', say.listFull());
  if (await findOpenByAddress(database, editionId, form.email)) return undefined;
  const { most } = await positionsOf(database, editionId);
  const row: WaitingEntryRow = {
    id: newId(),
    event_id: editionId,
    ...toPersonColumns(person),
    submission_key: null,
    language: languageOfForm(),
    consent_version: consent,
    ...news,
    created_at: context.clock.now().toISOString(),
    deleted_at: null,
    discount_key: (joins && readGroupLink(context, joins)) || null,
    size,
    position: most + 1,
    state: 'waiting',
    offered_until: null,
    token_hash: '',
    first_token_hash: null,
  };
  const link = newLink(context, row);
  await changingPlaces(database, context, editionId);
  await insertEntry(database, row);
  await queueMail(database, context, languageOf(row), () => waitingMail(row, link()));
  return row;
}
