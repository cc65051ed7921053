import type { z } from 'zod';
import { linesOf as textLines } from '#platform/contract/lines-of.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { zonedDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { type EditionRow, phaseOf } from '#rooms/edition/server.ts';
import { Outsider, withActivity } from '#rooms/ground/server.ts';
import { attendeesById, groupLink } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { PROVIDER_LABELS, REFUND_LABELS } from '../online.ts';
import { kindField, type ownOrderForm } from '../own-form.ts';
import type { OwnOrderView } from '../own-order.ts';
import { PAPER_TITLES } from '../paper.ts';
import { percentOf, rateOf } from '../pricing.ts';
import {
  type Code,
  codeFits,
  findCode,
  isOnSale,
  kindsIn,
  leviesOn,
  type Sales,
  type TicketKind,
} from '../sales.ts';
import { canChoose, dueOf, isAwaiting } from '../states.ts';
import { aboutOrder, getOrder } from './about-order.ts';
import { amountOf } from './amount-of.ts';
import {
  aboutEntry,
  billAgain,
  buyerColumns,
  countingLines,
  heldUntil,
  refundNow,
  saveBuyer,
  settleOrder,
} from './change-order.ts';
import { billOf, standing, toCertify, toPayNow } from './ledger.ts';
import { entriesOf } from './ledger-queries.ts';
import { countKinds, countUses, linesOf, updateLine } from './line-queries.ts';
import { mailBuyer, openedMail } from './mails.ts';
import { chosenProvider } from './online/accounts.ts';
import { paymentsOf, refundsOf } from './online/queries.ts';
import { papersOf } from './paper-queries.ts';
import { assertCorrectable, numberOf } from './papers.ts';
import { priceAgain } from './price-again.ts';
import { updateOrder } from './queries.ts';
import { contentOf, leviesOf, type OrderLineRow, type OrderRow } from './tables.ts';
import { keptUntilText, untilText } from './until.ts';
import { ACCOUNT_LABELS, WHAT_LABELS } from './words.ts';

/** What the buyer sees of an order. */
export async function ownOrder(
  context: CallContext,
  order: OrderRow,
  came: OwnOrderView['came'] = null,
): Promise<OwnOrderView> {
  const { database } = context.store;
  const about = await aboutOrder(database, context, order);
  const { edition, sales } = about;
  const now = context.clock.now();
  const all = await linesOf(database, [order.id]);
  const people = await attendeesById(
    database,
    all.flatMap(({ attendee_id }) => attendee_id ?? []),
  );
  const names = new Map(people.map(({ id, fullname }) => [id, fullname]));
  const lines = countingLines(all);
  const levies = leviesOf(order);
  const bill = billOf(lines, levies);
  const due = dueOf(order);
  const shown = (amount: number) => amountOf(order, amount);
  const day = zonedDate(now, edition.zone);
  const taken = await countKinds(database, edition.id);
  const code = order.code ? findCode(sales, order.code) : undefined;
  const kinds = kindsIn(sales, order.currency);
  const offered = kinds.filter((kind) => kind.isPublic && isOnSale(kind, day, taken.get(kind.key)));
  const entries = standing(await entriesOf(database, [order.id])).filter(
    ({ what, account }) => what !== 'billed' && account !== 'receivable',
  );
  const percent = refundNow(about, now);
  const online = await chosenProvider(database, context);
  const payments = await paymentsOf(database, order.id);
  return {
    reference: order.reference,
    state: order.state,
    isOpen: canChoose(order),
    due: due > 0 ? shown(due) : '',
    ...declared(order, lines, sales),
    toReturn: due < 0 ? shown(-due) : '',
    payBy: online && due > 0 && isAwaiting(order.state) ? PROVIDER_LABELS[online.name] : '',
    // While all payments are tests, every page says so.
    wasTest: !online?.isTest && payments.some(({ state, is_test }) => state === 'paid' && is_test === 1),
    came,
    // What was sent back is among the payments.
    refunds: (await refundsOf(database, order.id))
      .filter(({ state }) => state !== 'done')
      .map(({ id, amount, state, updated_at }) => ({
        ...{ id, amount: shown(amount), state: REFUND_LABELS[state]() },
        date: untilText(updated_at, edition.zone),
      })),
    until: keptUntilText(order, edition.zone),
    sendsMail: context.config.mail !== undefined,
    colleagues: phaseOf(edition, now) === 'after' ? null : colleaguesOf(context, order, edition),
    lines: lines.map((line) => ({
      id: line.id,
      name: names.get(line.attendee_id ?? '') ?? '',
      kind: line.kind,
      label: shownLabel(line, kinds),
      kinds: choicesFor(line, { kinds, offered }).map(({ key, name, note, price }) => ({
        ...{ key, name, note },
        price: shown(price),
      })),
      price: line.price > line.amount ? shown(line.price) : '',
      amount: shown(line.amount),
      hasEnded: line.ended_at !== null,
    })),
    code: code?.code ?? '',
    net: levies.length > 0 ? shown(bill.net) : '',
    levies: levies.map(({ name, rate }, index) => ({ name, rate, amount: shown(bill.levies[index] ?? 0) })),
    total: shown(bill.total),
    payments: entries.map(({ account, amount, what, made_at }) => ({
      label: `${WHAT_LABELS[what]()}, ${ACCOUNT_LABELS[account]()}`,
      date: untilText(made_at, edition.zone),
      amount: shown(amount),
    })),
    buyer: {
      buyer: order.buyer_name,
      company: order.buyer_company,
      address: order.buyer_address,
      taxNumber: order.buyer_tax_number,
    },
    papers: await ownPapers(database, order),
    transfer: textLines(sales.paying.transfer),
    terms: textLines(sales.paying.terms),
    refund:
      percent === 100 ? say.refundAll() : percent === 0 ? say.refundNone() : say.refundPart({ percent }),
    groupRule:
      isAwaiting(order.state) && edition.group_least && all.some((one) => one.in_group === 1 && !one.ended_at)
        ? say.groupRule({ least: edition.group_least })
        : '',
    rules: rulesOf(sales),
  };
}

/** What is on offer, and what was taken, which keeps its name and price, also once nobody else can have it. */
function choicesFor(
  { kind, label, price }: OrderLineRow,
  { kinds, offered }: { kinds: readonly TicketKind[]; offered: readonly TicketKind[] },
): Pick<TicketKind, 'key' | 'name' | 'note' | 'price'>[] {
  const taken = { key: kind, name: shownLabel({ kind, label }, kinds), note: '', price };
  const choices = kinds
    .filter((one) => one.key === kind || offered.includes(one))
    .map((one) => (one.key === kind ? { ...taken, note: one.note } : { ...one, name: one.shown }));
  return choices.some(({ key }) => key === kind) ? choices : [taken, ...choices];
}

/** What a place was bought as, in the language that is spoken unless the kind has got another name since. */
function shownLabel(
  { kind, label }: Pick<OrderLineRow, 'kind' | 'label'>,
  kinds: readonly TicketKind[],
): string {
  return kinds.find(({ key, name }) => key === kind && name === label)?.shown ?? label;
}

/** What goes back to who cancels, the earliest first; without rules, all of it. */
function rulesOf({ paying }: Sales): string[] {
  const rules = paying.refunds
    .flatMap(({ days, percent }) => (days === null ? [] : [{ count: days, percent: percent ?? 0 }]))
    .toSorted((a, b) => b.count - a.count)
    .map((rule) => say.refundRule(rule));
  return rules.length > 0 ? [...rules, say.refundLater()] : [];
}

export async function ownPapers(database: Database, order: OrderRow): Promise<OwnOrderView['papers']> {
  return (await papersOf(database, [order.id])).map((paper) => ({
    id: paper.id,
    title: PAPER_TITLES[paper.series](),
    number: numberOf(paper),
    total: amountOf(order, contentOf(paper).total),
  }));
}

/** What a company may keep for the tax authority, and what it then pays. */
function declared(order: OrderRow, lines: readonly OrderLineRow[], { paying }: Sales) {
  const rate = order.withholding || rateOf(paying.withholding);
  const canDeclare = rate > 0 && (isAwaiting(order.state) || order.state === 'withheld');
  const kept = isAwaiting(order.state) ? toCertify(order, lines) : 0;
  return {
    withholds: order.withholding > 0,
    withholding: canDeclare ? percentOf(rate) : '',
    dueLess: kept > 0 ? amountOf(order, toPayNow(order, lines)) : '',
    certificate: kept > 0 ? amountOf(order, kept) : '',
  };
}

function colleaguesOf(
  context: CallContext,
  { buyer_company, discount_key: discountKey, ended }: OrderRow,
  { group_least: least, group_percent: percent }: EditionRow,
): OwnOrderView['colleagues'] {
  if (!buyer_company || !discountKey || ended || !least || !percent) return null;
  return { link: groupLink(context, { company: buyer_company, discountKey }), least, percent };
}

/** Chooses kinds and a code, and says to whom papers are made out. Prices follow as long as nothing is paid. */
export function saveOwnOrder(
  context: CallContext,
  id: string,
  {
    code: typed,
    values,
    ...buyer
  }: z.output<typeof ownOrderForm> & { values: Readonly<Record<string, string>> },
): Promise<OrderRow> {
  return withActivity(context, async (database) => {
    const before = await getOrder(database, id);
    const about = await aboutOrder(database, context, before);
    const { edition, sales } = about;
    const columns = buyerColumns(before, buyer, sales);
    const by = new Outsider('Buyer', buyer.buyer);
    const activity = { ...aboutEntry(before, say.savedEntry({ reference: before.reference })), by };
    const acting = { ...context, by };
    const now = context.clock.now();
    const updated_at = now.toISOString();
    const saveBuyerAlone = async () => {
      await assertCorrectable(database, { ...before, ...columns });
      const settled = await saveBuyer(database, acting, before, columns);
      return { result: settled.order, activity: [activity, ...settled.activity] };
    };
    // What was paid for stays as it is.
    if (!canChoose(before)) return saveBuyerAlone();
    const day = zonedDate(now, edition.zone);
    const lines = await linesOf(database, [id]);
    const code = typed ? knownCode(findCode(sales, typed)) : undefined;
    // What was granted stays granted.
    const isNew = code !== undefined && code.code !== before.code;
    if (isNew) assertInTime(code, day);
    const kinds = kindsIn(sales, before.currency);
    const taken = await countKinds(database, edition.id);
    const ofCode = kindOf(code, kinds);
    // A private kind counts among the uses of the code that opened it, so it isn't kept without that code.
    const ofGiven = kindOf(findCode(sales, before.code), kinds);
    const lost = ofGiven && !ofGiven.isPublic && ofGiven !== ofCode ? ofGiven.key : undefined;
    const chosen = lines.map((line) => {
      if (line.ended_at !== null) return line;
      const wanted = ofCode?.key ?? values[kindField(line.id)] ?? line.kind;
      if (wanted === line.kind && wanted !== lost) return line;
      const kind = kinds.find(({ key }) => key === wanted);
      const isOffered =
        kind && (kind.isPublic || kind === ofCode) && isOnSale(kind, day, taken.get(kind.key));
      if (!isOffered) throw new Refusal('conflict', say.kindGone(), { [kindField(line.id)]: say.kindGone() });
      taken.set(kind.key, (taken.get(kind.key) ?? 0) + 1);
      return { ...line, kind: kind.key, label: kind.name, price: kind.price };
    });
    const wasFree = before.state !== 'open';
    const isSame = (code?.code ?? '') === before.code && chosen.every((line, at) => line === lines[at]);
    // What was free stays free while nothing else is chosen, also once its code gives less.
    if (wasFree && isSame) return saveBuyerAlone();
    const open = chosen.filter(({ ended_at }) => ended_at === null);
    const named = new Map(sales.ticketKinds.kinds.map(({ key, name }) => [key, name]));
    const ofLines = open.map(({ kind, label }) => named.get(kind) ?? label);
    const use = { order: before, kinds: ofLines, company: buyer.company };
    if (code) assertFits(code, use);
    if (isNew) await assertLeft(database, code, use);
    // What is on a paper keeps the levies that are on it.
    const isOnPaper = lines.some(({ on_papers }) => on_papers > 0);
    const levies = isOnPaper ? before.levies : JSON.stringify(leviesOn(sales, day));
    const order: OrderRow = {
      ...before,
      ...columns,
      code: code?.code ?? '',
      levies,
      updated_at,
    };
    const after = priceAgain(order, chosen, about);
    for (const { id: lineId, kind, label, price, amount } of after) {
      await updateLine(database, lineId, { kind, label, price, amount });
    }
    const held = wasFree && { held_until: heldUntil(sales, now), reminded_at: null };
    await updateOrder(database, id, { ...columns, code: order.code, levies, ...held, updated_at });
    await billAgain(database, acting, order, after, { note: say.orderChangedNote() });
    const settled = await settleOrder(database, acting, id);
    if (wasFree && isAwaiting(settled.order.state) && before.email !== '') {
      await mailBuyer(database, acting, settled.order, (told) => openedMail(settled.order, told));
    }
    return { result: settled.order, activity: [activity, ...settled.activity] };
  });
}

/** The kind that a code is for. */
function kindOf(code: Code | undefined, kinds: readonly TicketKind[]): TicketKind | undefined {
  return code?.kind ? kinds.find(({ name }) => name.toLowerCase() === code.kind.toLowerCase()) : undefined;
}

function refuseCode(message: string): Refusal {
  return new Refusal('invalid', message, { code: message });
}

function knownCode(code: Code | undefined): Code {
  if (!code) throw refuseCode(say.codeUnknown());
  return code;
}

function assertInTime({ until }: Code, day: string): void {
  if (until && day > until) throw refuseCode(say.codeOver());
}

interface Use {
  order: OrderRow;
  kinds: readonly string[];
  company: string;
}

function assertFits(code: Code, { kinds, company }: Use): void {
  if (!kinds.some((name) => codeFits(code, { name }, company))) throw refuseCode(say.codeForOthers());
}

async function assertLeft(database: Database, { code, uses }: Code, { order, kinds }: Use): Promise<void> {
  if (uses === null) return;
  const left = uses - (await countUses(database, order.event_id, code, order.id));
  if (kinds.length > left) throw refuseCode(left > 0 ? say.codeForFewer({ count: left }) : say.codeUsedUp());
}
