import { z } from 'zod';
import { lines, NAME_MAX, TITLE_MAX, text } from '#platform/contract/fields.ts';
import type { Message } from '#platform/contract/message.ts';
import {
  addPart,
  formatPrice,
  formed,
  key,
  listOfThese,
  oneOfOthers,
  onOff,
  type Price,
  plain,
  prices,
  section,
  wholeNumber,
} from '#rooms/edition/contract.ts';
import * as say from './messages.ts';
import { areOneTax } from './same-levy.ts';

const KINDS_MAX = 30;
const CODES_MAX = 60;
const LEVIES_MAX = 10;
const PLACES_MAX = 100_000;
const DAYS_MAX = 365;
export const REMIND_DAYS_MAX = 30;
const DETAILS_MAX = 1_000;

const day = (label: Message, hint?: Message) =>
  formed(label, z.iso.date({ error: say.dayInvalid }) as unknown as z.ZodString, {
    half: true,
    ...(hint && { hint }),
  });
const percentage = (label: Message, info: { hint?: Message } = {}) =>
  wholeNumber(label, { max: 100, half: true, ...info });
const rate = (label: Message, info: { hint?: Message; required?: boolean } = {}) =>
  formed(label, z.string().regex(/^\d{1,2}([.,]\d{1,4})?$/, { error: say.rateInvalid }), {
    half: true,
    ...info,
  });

/** What an item costs or gives, behind its name, so that nobody has to open each. */
function named(name: unknown, ...more: (string | false)[]): string {
  return [String(name), ...more].filter(Boolean).join(' · ');
}

/** Of what is typed, only what is an amount by now. */
function pricesTyped(typed: unknown): string {
  const read = (typed as Price[]).filter(({ currency, amount }) => currency && typeof amount === 'number');
  return read.map(formatPrice).join(', ');
}

const percentTyped = (typed: unknown) => (typed ? say.percentage({ percent: String(typed) }) : '');
const untilTyped = (typed: unknown) => (typed ? say.untilDay({ day: String(typed) }) : '');

interface Days {
  from: string;
  until: string;
  firstDay: string;
  lastDay: string;
}

/** Refused when it is saved: what was saved before is still read. */
function daysInOrder({ kinds }: Readonly<Record<string, unknown>>): Record<string, string> {
  const wrong = (kinds as Days[]).flatMap(({ from, until, firstDay, lastDay }, index) => [
    ...(until && from > until ? [`kinds.${index}.until`] : []),
    ...(lastDay && firstDay > lastDay ? [`kinds.${index}.lastDay`] : []),
  ]);
  return Object.fromEntries(wrong.map((field) => [field, say.lastDayFirst()]));
}

const ticketKinds = section(
  { title: say.kindsTitle, lead: say.kindsLead, wrong: daysInOrder },
  {
    kinds: listOfThese(
      say.kinds,
      {
        key: key(say.kind),
        name: plain(say.kindName, text(NAME_MAX), { isChosen: true, required: true, half: true }),
        note: plain(say.kindNote, text(TITLE_MAX), { half: true, hint: say.kindNoteHint }),
        prices: prices(say.price, { hint: say.priceHint }),
        isPublic: onOff(say.isPublic, true, { hint: say.isPublicHint }),
        inGroups: onOff(say.inGroups, true, { hint: say.inGroupsHint }),
        from: day(say.saleFrom, say.dayHint),
        until: day(say.saleUntil, say.saleUntilHint),
        firstDay: day(say.firstDay, say.firstDayHint),
        lastDay: day(say.lastDay),
        places: wholeNumber(say.places, { max: PLACES_MAX, half: true, hint: say.placesHint }),
      },
      {
        ...{ noun: say.kindNoun, add: say.addKind, name: 'name', distinct: ['name'], max: KINDS_MAX },
        summary: ({ name, prices, until }) => named(name, pricesTyped(prices), untilTyped(until)),
      },
    ),
  },
);

interface Named {
  name: string;
}
/** Of what is being written. */
interface Written {
  ticketKinds: { kinds: (Named & { key: string })[] };
  discountCodes: { codes: { code: string; kind: string }[] };
}

function kindNames(document: unknown): string[] {
  return (document as Written).ticketKinds.kinds.map(({ name }) => name);
}

/** A code for a kind that isn’t there opens nothing. */
function kindsThere(document: unknown): Record<string, string> {
  const { codes } = (document as Written).discountCodes;
  return Object.fromEntries(
    codes.flatMap((code, index) =>
      isThere(code, document) ? [] : [[`codes.${index}.kind`, say.codeKindUnknown({ kind: code.kind })]],
    ),
  );
}

export function isThere({ kind }: { kind: string }, document: unknown): boolean {
  const wanted = kind.toLowerCase();
  return kind === '' || kindNames(document).some((name) => name.toLowerCase() === wanted);
}

/** Those that are for a kind of this name, while there is none. */
export function codesFor(kind: string, document: unknown): Written['discountCodes']['codes'] {
  const { codes } = (document as Written).discountCodes;
  return codes.filter((code) => code.kind.toLowerCase() === kind.toLowerCase() && !isThere(code, document));
}

/** Codes go with the kind that they are for, whatever it is called. */
function followKinds(after: object, before: object): object {
  const [written, old] = [after as Written, before as Written];
  const names = new Map(written.ticketKinds.kinds.map(({ key: known, name }) => [known, name]));
  const renamed = new Map(
    old.ticketKinds.kinds.map(({ key: known, name }) => [name.toLowerCase(), names.get(known)]),
  );
  const codes = written.discountCodes.codes.map((code) => {
    const kind = isThere(code, written) ? code.kind : (renamed.get(code.kind.toLowerCase()) ?? code.kind);
    return { ...code, kind };
  });
  return { ...written, discountCodes: { ...written.discountCodes, codes } };
}

const discountCodes = section(
  { title: say.codesTitle, lead: say.codesLead, wrongBeside: kindsThere },
  {
    codes: listOfThese(
      say.codes,
      {
        code: formed(say.code, z.string().regex(/^[A-Za-z0-9-]{3,30}$/, { error: say.codeInvalid }), {
          half: true,
          hint: say.codeHint,
          required: true,
        }),
        note: plain(say.codeNote, text(TITLE_MAX), { isSame: true, half: true, hint: say.codeNoteHint }),
        percent: percentage(say.percentOff, { hint: say.percentOffHint }),
        prices: prices(say.amountOff, { hint: say.amountOffHint }),
        uses: wholeNumber(say.uses, { max: PLACES_MAX, half: true, hint: say.usesHint }),
        until: day(say.codeUntil, say.dayHint),
        kind: oneOfOthers(say.codeKind, kindNames, { max: NAME_MAX, half: true, hint: say.codeKindHint }),
        company: plain(say.codeCompany, text(NAME_MAX), {
          isSame: true,
          half: true,
          hint: say.codeCompanyHint,
        }),
      },
      {
        ...{ noun: say.codeNoun, add: say.addCode, name: 'code', distinct: ['code'], max: CODES_MAX },
        summary: ({ code, percent, prices, until }) =>
          named(code, percentTyped(percent), pricesTyped(prices), untilTyped(until)),
      },
    ),
  },
);

interface TypedLevy extends Named {
  rate: string;
  from: string;
  until: string;
}

/** Two of one name on one day are one tax that is asked for twice, whatever their rates. */
function leviesApart({ levies: typed }: Readonly<Record<string, unknown>>): Record<string, string> {
  const all = typed as TypedLevy[];
  const wrong = all.flatMap((levy, index) => {
    if (levy.until && levy.from > levy.until) return [[`levies.${index}.until`, say.lastDayFirst()]];
    const isTwin = all.slice(0, index).some((one) => areAtOnce(one, levy) && areOneTax(one, levy));
    return isTwin ? [[`levies.${index}.name`, say.levyTwice()]] : [];
  });
  return Object.fromEntries(wrong);
}

function areAtOnce(one: TypedLevy, other: TypedLevy): boolean {
  const begins = ({ from }: TypedLevy, { until }: TypedLevy) => !from || !until || from <= until;
  return begins(one, other) && begins(other, one);
}

const levies = section(
  { title: say.leviesTitle, lead: say.leviesLead, wrong: leviesApart },
  {
    levies: listOfThese(
      say.levies,
      {
        name: plain(say.levyName, text(NAME_MAX), { isSame: true, required: true, half: true }),
        rate: rate(say.levyRate, { hint: say.levyRateHint, required: true }),
        isOnTop: onOff(say.isOnTop, false, { hint: say.isOnTopHint }),
        from: day(say.levyFrom, say.dayHint),
        until: day(say.levyUntil, say.dayHint),
      },
      {
        noun: say.levyNoun,
        add: say.addLevy,
        name: 'name',
        max: LEVIES_MAX,
        summary: ({ name, rate, until }) => named(name, percentTyped(rate), untilTyped(until)),
        wrong: ({ rate }) => (rate ? {} : { rate: say.rateInvalid() }),
      },
    ),
  },
);

const paying = section(
  { title: say.payingTitle, lead: say.payingLead },
  {
    seller: plain(say.seller, text(TITLE_MAX), { half: true, hint: say.sellerHint }),
    taxNumber: plain(say.taxNumber, text(NAME_MAX), { half: true }),
    address: plain(say.sellerAddress, lines(DETAILS_MAX), { isLong: true }),
    transfer: plain(say.transfer, lines(DETAILS_MAX), { isLong: true, hint: say.transferHint }),
    holdDays: wholeNumber(say.holdDays, { max: DAYS_MAX, half: true, hint: say.holdDaysHint }),
    remindDays: wholeNumber(say.remindDays, { max: REMIND_DAYS_MAX, half: true, hint: say.remindDaysHint }),
    withholding: rate(say.withholding, { hint: say.withholdingHint }),
    refunds: listOfThese(
      say.refunds,
      {
        days: wholeNumber(say.refundDays, { max: DAYS_MAX, half: true }),
        percent: percentage(say.refundPercent),
      },
      {
        noun: say.refundNoun,
        add: say.addRefund,
        name: 'days',
        summary: ({ days, percent }) => say.refundRule({ count: Number(days), percent: Number(percent) }),
        max: 10,
        hint: say.refundsHint,
      },
    ),
    terms: plain(say.terms, lines(DETAILS_MAX), { isLong: true, hint: say.termsHint }),
  },
);

/** The next edition sells as long before its first day as the one before. Levies are the law’s. */
function copied(document: unknown, moved: (day: string) => string): unknown {
  const { ticketKinds, discountCodes, ...same } = document as z.output<typeof schema>;
  const later = (day: string) => day && moved(day);
  const kinds = ticketKinds.kinds.map(({ from, until, firstDay, lastDay, ...kind }) => ({
    ...{ ...kind, from: later(from), until: later(until) },
    ...{ firstDay: later(firstDay), lastDay: later(lastDay) },
  }));
  const codes = discountCodes.codes.map(({ until, ...code }) => ({ ...code, until: later(until) }));
  return { ...same, ticketKinds: { kinds }, discountCodes: { codes } };
}

const schema = z.strictObject({ ticketKinds, discountCodes, levies, paying });

declare module '#rooms/edition/content/sections.ts' {
  interface Documents {
    sales: z.output<typeof schema>;
  }
}

addPart('sales', {
  ...{ title: say.partTitle, place: say.partPlace, schema, copied, follows: followKinds },
  access: { right: 'finance' },
});
