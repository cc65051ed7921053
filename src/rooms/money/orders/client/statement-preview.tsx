import { useId } from 'react';
import { sheet, sheetRead } from '#rooms/edition/contract.ts';
import type { StatementPreview } from '../statement-contract.ts';
import type { DayOrder } from '../statement-day.ts';
import type { ColumnKind } from '../statement-headings.ts';
import type { Doubt, LeftOut } from '../statement-line.ts';
import * as tell from '../statement-messages.ts';
import { ToldPayment, ToldPayments } from './told-payments.tsx';

const MEANINGS: Readonly<Record<ColumnKind, () => string>> = {
  counts: tell.columnCounts,
  day: tell.columnDay,
  amount: tell.columnAmount,
  credit: tell.columnCredit,
  debit: tell.columnDebit,
  direction: tell.columnDirection,
  status: tell.columnStatus,
  currency: tell.columnCurrency,
  balance: tell.columnBalance,
  before: tell.columnBefore,
  fee: tell.columnFee,
  id: tell.columnId,
  from: tell.columnFrom,
  to: tell.columnTo,
  silent: tell.columnSilent,
  '': tell.columnText,
};

const UNCLEAR: Readonly<Record<Doubt, () => string>> = {
  cells: tell.unclearCells,
  amount: tell.unclearAmount,
  day: tell.unclearDay,
  currency: tell.unclearCurrency,
  direction: tell.unclearDirection,
  balance: tell.unclearBalance,
  state: tell.unclearState,
  title: tell.unclearTitle,
  sum: tell.unclearSum,
  reversed: tell.unclearReversed,
  same: tell.unclearSame,
  back: tell.unclearBack,
};

const WHY_LEFT_OUT: Readonly<Record<LeftOut, () => string>> = {
  out: tell.rowOut,
  failed: tell.rowFailed,
  sums: tell.rowSum,
  empty: tell.rowEmpty,
};

/** Why a line waits, in words. */
export function unclearText(unclear: readonly Doubt[]): string {
  return tell.unclearLead({ reasons: unclear.map((doubt) => UNCLEAR[doubt]()).join('; ') });
}

/** What is answered about a file. */
export interface Answers {
  days?: DayOrder;
  sheet?: string;
  cameIn: readonly string[];
  arrived: readonly string[];
}

/** How a statement is understood, and what has to be asked about it, before anything is entered. */
export function Preview({
  preview,
  answers,
  answer,
}: {
  preview: StatementPreview;
  answers: Answers;
  answer: (answers: Answers) => void;
}) {
  const { leftOut, leftOutRows, unclear, waiting, known, read, columns, lines, currency } = preview;
  const told = [
    ...[read - known - waiting].filter(Boolean).map((count) => tell.isClear({ count })),
    ...[waiting].filter(Boolean).map((count) => tell.isWaiting({ count })),
    ...[known].filter(Boolean).map((count) => tell.isKnown({ count })),
    ...[leftOut.out].filter(Boolean).map((count) => tell.wentOut({ count })),
    ...[leftOut.failed].filter(Boolean).map((count) => tell.didFail({ count })),
    ...[leftOut.sums].filter(Boolean).map((count) => tell.areSums({ count })),
    ...[leftOut.empty].filter(Boolean).map((count) => tell.areEmpty({ count })),
  ];
  const reasons = Object.entries(unclear).map(([doubt, count]) => `${UNCLEAR[doubt as Doubt]()} (${count})`);
  return (
    <div className="statement-preview">
      <p>
        {told.join(' · ')}. {tell.amountsIn({ currency })}
      </p>
      {reasons.length > 0 && <p>{tell.unclearLead({ reasons: reasons.join('; ') })}</p>}
      <Questions preview={preview} answers={answers} answer={answer} />
      <h3>{tell.columnsTitle()}</h3>
      <ul className="plain-list wrapping-list">
        {columns.map(({ heading, meaning }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
          <li key={index}>
            <span>
              <strong>{heading}</strong>: {MEANINGS[meaning]()}
            </span>
          </li>
        ))}
      </ul>
      <h3>{tell.firstRows()}</h3>
      {lines.length < read && <p>{tell.inAll({ shown: lines.length, count: read })}</p>}
      <ul className="plain-list wrapping-list statement-lines">
        {lines.map(({ isKnown, unclear, reference, ...payment }) => (
          <li key={payment.line}>
            <ToldPayment payment={payment}>
              {unclear.length > 0 && <p className="message-detail">{unclearText(unclear)}</p>}
              {unclear.length === 0 && !isKnown && (
                <p className="message-detail">
                  {reference ? tell.willBeFor({ reference }) : tell.willBeForNone()}
                </p>
              )}
            </ToldPayment>
          </li>
        ))}
      </ul>
      {leftOutRows.length > 0 && (
        <details>
          <summary>{tell.leftOutRows({ count: leftOutRows.length })}</summary>
          <ul className="plain-list wrapping-list">
            {leftOutRows.map(({ line, why, written }) => (
              <li key={line}>
                <div>
                  {tell.rowNumber({ line })} · {WHY_LEFT_OUT[why]()}
                  <p className="message-detail">{written}</p>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const ORDERS: readonly (readonly [DayOrder, () => string])[] = [
  ['day-first', tell.dayFirst],
  ['month-first', tell.monthFirst],
  ['year-first', tell.yearFirst],
];

function Questions({
  preview,
  answers,
  answer,
}: Pick<Parameters<typeof Preview>[0], 'preview' | 'answers' | 'answer'>) {
  const { days, types, states } = preview;
  const { days: _answered, ...others } = answers;
  const dayOrder = answers.days ?? (days === 'as-before' ? preview.dayOrder : undefined) ?? '';
  return (
    <>
      {preview.sheets.length > 1 && (
        <Choice
          label={sheet()}
          hint={sheetRead({
            sheet: preview.sheet,
            others: preview.sheets.filter((name) => name !== preview.sheet).join(', '),
          })}
          value={preview.sheet}
          options={preview.sheets.map((name) => [name, name])}
          choose={(name) => answer({ ...answers, sheet: name })}
        />
      )}
      {(days !== 'clear' || answers.days) && (
        <Choice
          label={tell.daysAsked()}
          hint={days === 'as-before' ? tell.daysAsBefore() : ''}
          value={dayOrder}
          options={[
            ...(days === 'as-before' ? [] : [['', tell.daysLater()] as const]),
            ...ORDERS.map(([order, label]) => [order, label()] as const),
          ]}
          choose={(value) => {
            const chosen = ORDERS.find(([order]) => order === value)?.[0];
            answer(chosen ? { ...others, days: chosen } : others);
          }}
        />
      )}
      <Words
        asked={tell.typesAsked()}
        none={tell.withoutType()}
        words={types}
        chosen={answers.cameIn}
        choose={(cameIn) => answer({ ...answers, cameIn })}
      />
      <Words
        asked={tell.statesAsked()}
        none={tell.withoutState()}
        words={states}
        chosen={answers.arrived}
        choose={(arrived) => answer({ ...answers, arrived })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  choose: (value: string) => void;
}

function Choice({ label, hint, value, options, choose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      )}
      <select
        id={id}
        className="control"
        value={value}
        {...(hint && { 'aria-describedby': `${id}hint` })}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Words({
  asked,
  none,
  words,
  chosen,
  choose,
}: {
  asked: string;
  none: string;
  words: StatementPreview['types'];
  chosen: readonly string[];
  choose: (chosen: readonly string[]) => void;
}) {
  if (words.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="field-label">{asked}</legend>
      <p className="message-detail">{tell.answersHint()}</p>
      {words.map(({ word, count, rows }) => (
        <div key={word}>
          <label className="box">
            <input
              type="checkbox"
              className="checkbox"
              checked={chosen.includes(word)}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, word] : chosen.filter((one) => one !== word))
              }
            />{' '}
            {tell.wordCount({ word: word || none, count })}
          </label>
          <details>
            <summary>{tell.rowsOfWord({ word: word || none })}</summary>
            <ToldPayments rows={rows} count={count} />
          </details>
        </div>
      ))}
    </fieldset>
  );
}
