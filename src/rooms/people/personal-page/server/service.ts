import { nest } from '#platform/contract/nest.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { formValues, fromRow } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import { givenBy } from '#platform/server/module.ts';
import { currentOrDefault, findCurrentEdition, limitsOfChanges } from '#rooms/edition/server.ts';
import { outlineTicket, ticketNumber, ticketSigner } from '#rooms/ground/server.ts';
import {
  eraseEverythingAbout,
  giveOut,
  type PersonalKind,
  personalKinds,
} from '#rooms/people/privacy/server/service.ts';
import { ownDetails } from '#rooms/people/registrations/contract.ts';
import {
  type AttendeeRow,
  attendeeSnapshot,
  findByLink,
  ownFee,
  ticketsWithheld,
} from '#rooms/people/registrations/server/service.ts';
import {
  answerField,
  askedOf,
  askedOfPerson,
  notRequiredIn,
  notRequiredOfRegistered,
  questionsOf,
  stillAsked,
  withAnswers,
  withFullNumbers,
  without,
  withQuestions,
} from '#rooms/people/submissions/server/service.ts';
import { type Change, changeName, codeForm, type OwnView } from '../contract.ts';
import * as say from '../messages.ts';
import { askForCode } from './ask.ts';
import { confirm } from './confirm.ts';
import { isPast } from './deadlines.ts';
import { deleteCode, findCode } from './queries.ts';
import { codeAddress, decryptWanted, type Wanted } from './wanted.ts';

export { requestLink } from './lost-link.ts';

const ALL_CHANGES: readonly Change[] = ['correct', 'pass-on', 'cancel', 'data', 'erase'];
const WITHOUT_REGISTRATION: readonly Change[] = ['data', 'erase'];

interface Own {
  row: AttendeeRow;
  view: OwnView;
}

/** Undefined if the link leads nowhere. */
export async function ownRegistration(context: CallContext, token: string): Promise<Own | undefined> {
  const { clock, config, secrets } = context;
  const { database } = context.store;
  const row = await findByLink(database, token);
  if (!row) return undefined;
  const edition = await findCurrentEdition(database, clock.now());
  const isOver = isPast(edition, row.event_id, clock.now());
  const isCancelled = row.cancelled_at !== null;
  const counts = !isCancelled && !isOver;
  const sign = await ticketSigner(context);
  const code = await findCode(database, row.id);
  const holds = code && code.expires_at > clock.now().toISOString();
  const wanted = holds ? decryptWanted(secrets, code) : undefined;
  const questions = withAnswers(await questionsOf(database, 'registration', row.event_id), row);
  const deadlines = counts ? await limitsOfChanges(database, edition, clock.now()) : {};
  const ended = (change: Change) =>
    (change === 'cancel' || change === 'pass-on') && deadlines[change]?.isOver;
  const possible = (counts ? ALL_CHANGES : WITHOUT_REGISTRATION).filter((change) => !ended(change));
  const isWithheld = (await ticketsWithheld(database, context, [row.id])).has(row.id);
  const view: OwnView = {
    values: {
      ...formValues(askedOfPerson, fromRow(askedOfPerson, row)),
      ...Object.fromEntries(questions.map((question) => [answerField(question), question.answer])),
    },
    country: (await currentOrDefault(database, clock.now())).country,
    questions: askedOf(questions),
    notRequired: {
      correct: await notRequiredOfRegistered(database, row),
      'pass-on': await notRequiredIn(database, row.event_id),
    },
    stillAsked: possible.includes('correct') && config.mail ? stillAsked(questions, row) : [],
    deadlines,
    cancelling: counts
      ? await Promise.all(
          givenBy(context.modules, 'beforeCancelling').map((follows) => follows(context, row)),
        )
      : [],
    version: versionOf(() => attendeeSnapshot(row)),
    isCancelled,
    isPast: isOver,
    fee: counts && edition ? await ownFee(database, context, row, edition) : '',
    isTicketWithheld: counts && isWithheld,
    ...(counts &&
      !isWithheld && {
        ticket: {
          ...(await outlineTicket(sign({ editionId: row.event_id, attendeeId: row.id }))),
          number: ticketNumber(row.id),
        },
      }),
    changes: config.mail ? possible : [],
    ...(wanted && { waiting: { what: wanted.what, sentTo: codeAddress(wanted, row) } }),
  };
  return { row, view };
}

/** What became of a pressed button. */
export type Done =
  | { location: string }
  | { file: Awaited<ReturnType<typeof giveOut>> }
  | { gone: 'passed-on' | 'erased' };

/** Asks for a code, takes one, or drops what waits for one. */
export async function press(
  context: CallContext,
  token: string,
  values: Record<string, string>,
): Promise<Done> {
  const own = await ownRegistration(context, token);
  if (!own) throw new Refusal('not-found', say.notHere());
  if (own.view.changes.length === 0) throw new Refusal('conflict', say.notHere());
  if (values.do === 'drop') {
    await context.store.write((database) => deleteCode(database, own.row.id));
    return { location: publicAddress.personal(token) };
  }
  if (values.do === 'confirm') return finish(context, token, check(codeForm, values).code);
  const { data: what } = changeName.safeParse(values.do);
  if (!what || !own.view.changes.includes(what)) throw new Refusal('conflict', say.notHere());
  await askForCode(context, own.row, toWanted(own, what, values));
  return { location: `${publicAddress.personal(token)}#code` };
}

function toWanted({ view }: Own, what: Change, values: Record<string, string>): Wanted {
  if (what !== 'correct' && what !== 'pass-on') return { what };
  const { do: _what, version = '', ...fields } = values;
  const details = without(ownDetails, view.notRequired[what]);
  const detailsOf = (given: object) => withFullNumbers(check(details, given), view.country);
  if (what === 'pass-on') return { what, form: detailsOf(fields) };
  const given = nest(fields);
  check(withQuestions(details, view.questions), given);
  return { what, form: detailsOf(given), version };
}

async function finish(context: CallContext, token: string, code: string): Promise<Done> {
  const { row, wanted, link } = await confirm(context, token, code);
  const sought = { email: row.email, confirmed: [] };
  if (wanted.what === 'pass-on') return { gone: 'passed-on' };
  if (wanted.what === 'data') return { file: await giveOut(context, await theirs(context, row), sought) };
  if (wanted.what === 'erase') {
    await eraseEverythingAbout(context, await theirs(context, row), sought);
    return { gone: 'erased' };
  }
  return { location: `${link}?done=${wanted.what}` };
}

/** Somebody with an account may be an organiser: what is kept about them isn't given out or erased from here. */
async function theirs(context: CallContext, { email }: AttendeeRow): Promise<PersonalKind[]> {
  const kinds = personalKinds(context);
  const users = kinds.filter(({ kind }) => kind.name === 'user');
  for (const { find } of users) {
    if ((await find(context.store.database, { email, names: [] }, context)).length > 0) {
      throw new Refusal('conflict', say.hasAccount());
    }
  }
  return kinds.filter((of) => !users.includes(of));
}
