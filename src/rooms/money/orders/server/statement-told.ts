import * as say from '../messages.ts';
import type { StatementPreview } from '../statement-contract.ts';
import { isUnclear } from '../statement-day.ts';
import { DOUBTS, type Doubt } from '../statement-line.ts';
import * as tell from '../statement-messages.ts';
import type { StatementFile } from './statement-file.ts';
import type { ordersFor } from './take-statement.ts';
import type { KeyedLine } from './what-is-known.ts';

/** How many lines are shown of a file, of those that wait, of the others, and of those that an answer is about. */
const SHOWN = { waiting: 50, clear: 50, ofWord: 25 };
/** In characters, of a row that is left out. */
const WRITTEN_MAX = 200;
/** Rows that are named in a message. */
const NAMED = 5;
const UNREAD: readonly Doubt[] = ['cells', 'amount', 'day'];

type Read = Pick<StatementFile, 'reading' | 'lines'>;

function isNew({ before }: KeyedLine): boolean {
  return before === undefined || before.isOutdated;
}

function isUnread({ doubts }: KeyedLine): boolean {
  return doubts.some((doubt) => UNREAD.includes(doubt));
}

/** How a statement is understood, in figures. */
export function understood({ reading, lines }: Read) {
  const waiting = lines.filter((line) => isNew(line) && line.doubts.length > 0);
  const counts = DOUBTS.map(
    (doubt) => [doubt, waiting.filter(({ doubts }) => doubts.includes(doubt)).length] as const,
  );
  return {
    read: lines.length,
    known: lines.filter((line) => !isNew(line)).length,
    unread: waiting.filter(isUnread).length,
    waiting: waiting.length,
    unclear: Object.fromEntries(counts.filter(([, count]) => count > 0)),
    leftOut: { ...reading.leftOut },
  };
}

/** The same in words; `references` are those of the orders that these lines are about, by their ids. */
export function toldOf({ lines }: Pick<Read, 'lines'>, references: ReadonlyMap<string, string>): string[] {
  const waiting = lines.filter((line) => isNew(line) && line.doubts.length > 0);
  const unread = waiting.filter(isUnread);
  const rows = unread
    .slice(0, NAMED)
    .map(({ line, written }) => say.unreadRow({ line, written: written.slice(0, 80) }));
  const named = [...rows, ...(unread.length > NAMED ? ['…'] : [])].join(', ');
  return [
    ...(waiting.length > 0 ? [tell.linesWait({ count: waiting.length })] : []),
    ...waiting
      .filter(({ doubts }) => doubts.includes('back'))
      .slice(0, NAMED)
      .map(({ line, orderId }) =>
        tell.rowTakesBack({ line, reference: references.get(orderId ?? '') ?? '' }),
      ),
    ...(unread.length > 0 ? [say.statementUnread({ count: unread.length, rows: named })] : []),
  ];
}

function told({ line, day, text, amount, currency }: KeyedLine) {
  return { line, day, text, amount, currency };
}

/** `ordersOf` says of rows what they would be entered for. */
export async function previewOf(
  { reading, lines, currency, sheets, sheet, isAsBefore }: StatementFile,
  ordersOf: (lines: readonly KeyedLine[]) => ReturnType<typeof ordersFor>,
): Promise<StatementPreview> {
  const [waiting, clear] = [
    lines.filter((line) => isNew(line) && line.doubts.length > 0),
    lines.filter((line) => !isNew(line) || line.doubts.length === 0),
  ];
  const at = new Map(lines.map((line) => [line.line, line]));
  const words = (found: ReadonlyMap<string, readonly number[]>) =>
    [...found]
      .map(([word, rows]) => ({
        ...{ word, count: rows.length },
        rows: rows
          .slice(0, SHOWN.ofWord)
          .flatMap((row) => at.get(row) ?? [])
          .map(told),
      }))
      .toSorted((a, b) => b.count - a.count);
  const shown = [...waiting.slice(0, SHOWN.waiting), ...clear.slice(0, SHOWN.clear)];
  const { references, perhaps } = await ordersOf(
    shown.filter((line) => isNew(line) && line.doubts.length === 0),
  );
  const isAsked = reading.order === undefined && lines.some(({ days, day }) => day === '' && isUnclear(days));
  return {
    ...understood({ reading, lines }),
    currency,
    columns: reading.columns.map(({ heading, kind }) => ({ heading, meaning: kind })),
    lines: shown.map((line) => ({
      ...told(line),
      isKnown: !isNew(line),
      unclear: perhaps.has(line) ? ['same'] : [...line.doubts],
      reference: references.get(line) ?? '',
    })),
    leftOutRows: reading.leftOutRows.map((row) => ({ ...row, written: row.written.slice(0, WRITTEN_MAX) })),
    ...{ sheets, sheet },
    days: isAsked ? 'unclear' : isAsBefore ? 'as-before' : 'clear',
    ...(reading.order && { dayOrder: reading.order }),
    types: words(reading.unknown.types),
    states: words(reading.unknown.states),
  };
}
