import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { longDate } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from '../messages.ts';
import { sumOf } from '../pricing.ts';
import { referencesIn } from '../reference.ts';
import {
  divideForm,
  ignoreStatementLine,
  LINES_SHOWN,
  matchStatementLine,
  PARTS_MAX,
  type StatementLine,
  viewStatementLines,
} from '../statement-contract.ts';
import * as tell from '../statement-messages.ts';
import { ActionButton } from './action-button.tsx';
import { amountText } from './amount.ts';
import { Groups } from './statement-groups.tsx';
import { unclearText } from './statement-preview.tsx';
import { toHeading } from './to-heading.ts';

function useLines(state: StatementLine['state']) {
  const [page, turnTo] = useState(1);
  const { data } = useQuery({
    queryKey: [viewStatementLines.name, state, page],
    queryFn: () => makeCall(viewStatementLines, { query: { state, page } }),
    placeholderData: keepPreviousData,
  });
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / LINES_SHOWN));
  // The last page may be empty by now.
  useEffect(() => {
    if (data && page > last) turnTo(last);
  }, [data, page, last]);
  return { lines: data?.records, page, last, turnTo };
}

function Pages({ page, last, turnTo }: Omit<ReturnType<typeof useLines>, 'lines'>) {
  if (last === 1) return null;
  return (
    <nav className="statement-pages" aria-label={say.linePages()}>
      <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
        {say.newerLines()}
      </Button>
      <span role="status">{say.pageOfPages({ page, last })}</span>
      <Button disabled={page === last} onClick={() => turnTo(page + 1)}>
        {say.olderLines()}
      </Button>
    </nav>
  );
}

function Told({
  line: { day, text, amount, left, currency, state, parts, unclear, cannot, reference, repeats },
}: {
  line: StatementLine;
}) {
  const shown = amount > 0 ? amountText(amount, currency) : tell.amountUnclear();
  return (
    <div>
      <strong>
        {state === 'open' && left !== amount
          ? say.leftOf({ left: amountText(left, currency), amount: shown })
          : shown}
      </strong>{' '}
      · {day ? longDate(day) : tell.dayUnclear()}
      <p className="message-detail">{text}</p>
      {unclear.length > 0 && (
        <p>
          {unclearText(unclear)} {cannot === '' && tell.confirmHint()}
        </p>
      )}
      {state === 'open' && reference && (
        <p>
          {cannot === 'back' ? tell.backOfOrder() : tell.aboutOrder()} <OrderLink reference={reference} />
        </p>
      )}
      {repeats && (
        <p className="message-detail">
          {tell.repeatsLine({
            day: repeats.day ? longDate(repeats.day) : tell.dayUnclear(),
            text: repeats.text,
          })}
        </p>
      )}
      {parts.map((part) => (
        <p key={`${part.reference} ${part.amount}`}>
          <OrderLink reference={part.reference} /> · {amountText(part.amount, currency)}
        </p>
      ))}
    </div>
  );
}

function OrderLink({ reference }: { reference: string }) {
  return (
    <Link to="/admin/orders" search={{ search: reference }} translate="no">
      {reference}
    </Link>
  );
}

const CANNOT = { unread: tell.lineUnread, currency: tell.lineOtherCurrency };

export function Left() {
  const { lines, ...pages } = useLines('open');
  return (
    <Panel title={say.leftTitle()}>
      {lines?.length === 0 && <p>{say.leftEmpty()}</p>}
      <Groups />
      <ul className="plain-list wrapping-list statement-lines">
        {lines?.map((line) => (
          <li key={line.id}>
            <Told line={line} />
            {line.cannot ? (
              <div>
                {line.cannot !== 'back' && <p>{CANNOT[line.cannot](line)}</p>}
                <PutAside id={line.id} />
              </div>
            ) : (
              <div>
                <LikelyOrders line={line} />
                <MatchForm line={line} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Pages {...pages} />
    </Panel>
  );
}

/** Says for which order a payment is, or for which several. */
function MatchForm({ line: { id, text, day } }: { line: StatementLine }) {
  const queries = useQueryClient();
  return (
    <RecordForm
      schema={divideForm}
      initial={{ parts: [{ reference: '', amount: '' }] }}
      action={say.matchLine()}
      actionKind="plain"
      save={({ parts }) => {
        // Of one order alone, it is all of the payment.
        const asked = parts.length === 1 ? parts.map(({ reference }) => ({ reference })) : parts;
        return makeCall(matchStatementLine, { query: { id }, body: { parts: asked } });
      }}
      onSaved={({ message }) => {
        notify('success', message, { settles: say.failed() });
        toHeading({ preventScroll: true });
        queries.invalidateQueries();
      }}
      aside={<PutAside id={id} />}
    >
      <Parts of={text || day} />
    </RecordForm>
  );
}

function PutAside({ id }: Pick<StatementLine, 'id'>) {
  return (
    <ActionButton leaves run={() => makeCall(ignoreStatementLine, { query: { id } })}>
      {say.ignoreLine()}
    </ActionButton>
  );
}

function Parts({ of }: { of: string }) {
  const { control } = useFormContext<z.input<typeof divideForm>>();
  const { fields, append, remove } = useFieldArray({ name: 'parts', control });
  const isDivided = fields.length > 1;
  return (
    <>
      {fields.map((field, index) => {
        const number = index + 1;
        return (
          <div key={field.id} className="statement-part">
            <TextField
              name={`parts.${index}.reference`}
              label={index === 0 ? say.referenceOf({ text: of }) : say.furtherReference({ number })}
              required
            />
            {isDivided && (
              <TextField
                name={`parts.${index}.amount`}
                label={say.partAmount({ number })}
                hint={say.partHint()}
                inputMode="decimal"
              />
            )}
            {index > 0 && (
              <IconButton label={say.removePart({ number })} onClick={() => remove(index)}>
                <X aria-hidden size={16} />
              </IconButton>
            )}
          </div>
        );
      })}
      {fields.length < PARTS_MAX && (
        <Button onClick={() => append({ reference: '', amount: '' })}>
          {isDivided ? say.addPart() : say.divideLine()}
        </Button>
      )}
    </>
  );
}

const BECAUSE = { reference: say.likelyReference, amount: say.likelyAmount, name: say.likelyName };

/** What the payment may be for; somebody who knows enters it. */
function LikelyOrders({ line: { id, text, currency, likely, left } }: { line: StatementLine }) {
  if (likely.length === 0) return null;
  const named = likely.filter(({ because }) => because.includes('reference'));
  const exact = referencesIn(text);
  const areTogether = named.length > 1 && sumOf(named.map(({ due }) => due)) === left;
  return (
    <div>
      <p className="message-detail">{say.likelyFor()}</p>
      <ul className="plain-list wrapping-list">
        {likely.map(({ reference, buyer, company, due, because }) => (
          <li key={reference}>
            <span>
              <OrderLink reference={reference} /> {[buyer, company].filter(Boolean).join(', ')} ·{' '}
              {amountText(due, currency)}
              <span className="message-detail">
                {' '}
                (
                {because
                  .map((by) =>
                    by === 'reference' && exact.includes(reference) ? tell.isNamed() : BECAUSE[by](),
                  )
                  .join(', ')}
                )
              </span>
            </span>
            <ActionButton
              leaves
              label={say.enterFor({ reference })}
              run={() => makeCall(matchStatementLine, { query: { id }, body: { reference } })}
            >
              {say.matchLine()}
            </ActionButton>
          </li>
        ))}
      </ul>
      {areTogether && (
        <ActionButton
          leaves
          run={() =>
            makeCall(matchStatementLine, {
              query: { id },
              body: { parts: named.map(({ reference }) => ({ reference })) },
            })
          }
        >
          {say.divideSo({ count: named.length })}
        </ActionButton>
      )}
    </div>
  );
}

const BY = {
  '': say.byHand,
  hand: say.byHand,
  reference: say.byReference,
  name: say.byName,
  entered: say.byEntered,
};

export function Matched() {
  const { lines, ...pages } = useLines('matched');
  return (
    <Panel title={say.matchedTitle()} lead={say.matchedLead()}>
      {lines?.length === 0 && <p>{say.matchedEmpty()}</p>}
      <ul className="plain-list wrapping-list statement-lines">
        {lines?.map((line) => (
          <li key={line.id}>
            <Told line={line} />
            <span>
              {line.reference && <OrderLink reference={line.reference} />} ({BY[line.by]()})
            </span>
          </li>
        ))}
      </ul>
      <Pages {...pages} />
    </Panel>
  );
}
