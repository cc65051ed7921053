import { Refusal } from '#platform/contract/refusal.ts';
import { formatInstant } from '#platform/contract/zoned-time.ts';
import { changesBetween } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import {
  currentOrDefault,
  type EditionRow,
  editionOfNew,
  findCurrentEdition,
  phaseOf,
  readAllPublished,
  shownOptions,
  shownTitles,
} from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { askedOf } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { findCall, writeCall } from './queries.ts';
import type { SpeakerCallRow } from './tables.ts';

type Clocked = Pick<Services, 'clock'>;

/** Nobody proposes for a summit that is over, whenever its call ends. */
function isOpen(call: SpeakerCallRow | undefined, edition: EditionRow | undefined, now: Date): boolean {
  const hasEnded = call?.ends_at != null && now.toISOString() >= call.ends_at;
  return call?.is_open === 1 && !hasEnded && phaseOf(edition, now) !== 'after';
}

/** What is asked for the current edition, and whether it is. */
export async function readCurrentCall(database: Database, { clock }: Clocked) {
  const now = clock.now();
  const edition = await findCurrentEdition(database, now);
  const call = edition && (await findCall(database, edition.id));
  const { zone } = await currentOrDefault(database, now);
  const documents = await readAllPublished(database, edition?.id);
  const { callForSpeakers } = documents.proposals;
  const { kinds: _choices, questions, translations: _said, ...texts } = callForSpeakers;
  return {
    edition,
    call,
    isOpen: isOpen(call, edition, now),
    endsAt: call?.ends_at ?? '',
    zone,
    texts,
    kinds: shownOptions(callForSpeakers, 'kinds'),
    titles: shownTitles(documents.edition),
    questions,
    asked: askedOf(questions),
  };
}

/** What is asked for an edition; refused once nothing can be sent any more. */
export async function openCallOf(database: Database, { clock }: Clocked, editionId?: string) {
  const current = await readCurrentCall(database, { clock });
  const { edition, isOpen: open } = current;
  if (!edition || !open || (editionId !== undefined && edition.id !== editionId))
    throw new Refusal('conflict', say.closedNow());
  return { ...current, edition };
}

async function editionOf(
  database: Database,
  { clock }: Clocked,
  asked: string | undefined,
): Promise<EditionRow> {
  const edition = await editionOfNew(database, clock.now(), asked);
  if (!edition) throw new Refusal('conflict', say.noEdition());
  return edition;
}

export async function readCall(database: Database, services: Clocked, asked: string | undefined) {
  const edition = await editionOfNew(database, services.clock.now(), asked);
  return { edition, call: edition && (await findCall(database, edition.id)) };
}

interface Settings {
  isOpen: boolean;
  endsAt?: string | undefined;
  isBlind: boolean;
}

export function changeCall(
  context: CallContext,
  asked: string | undefined,
  { isOpen: open, endsAt, isBlind }: Settings,
): Promise<void> {
  return withActivity(context, async (database) => {
    const edition = await editionOf(database, context, asked);
    const before = await findCall(database, edition.id);
    const row: SpeakerCallRow = {
      event_id: edition.id,
      is_open: open ? 1 : 0,
      ends_at: endsAt ? new Date(endsAt).toISOString() : null,
      is_blind: isBlind ? 1 : 0,
      updated_at: context.clock.now().toISOString(),
    };
    await writeCall(database, row);
    const inWords = (call: SpeakerCallRow | undefined) => ({
      [say.isOpen()]: call?.is_open ? say.yes() : say.no(),
      [say.endsAt()]: call?.ends_at ? formatInstant(new Date(call.ends_at), edition.zone) : '',
      [say.isBlind()]: call?.is_blind ? say.yes() : say.no(),
    });
    return {
      result: undefined,
      activity: {
        type: 'Updated',
        description: say.callEntry({ year: String(edition.year) }),
        subject: { type: 'proposal' },
        changes: changesBetween(
          () => inWords(before),
          () => inWords(row),
        ),
      },
    };
  });
}
