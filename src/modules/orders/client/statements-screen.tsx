import './desk.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useRef } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { longDate } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from '../messages.ts';
import {
  ignoreStatementLine,
  matchForm,
  matchStatementLine,
  readStatement,
  type StatementLine,
  viewStatementLines,
} from '../statement-contract.ts';
import { ActionButton } from './action-button.tsx';
import { amountText } from './amount.ts';
import { toHeading } from './to-heading.ts';

/** Reads statements of banks and operators, and leaves to people what is in doubt. */
export function StatementsScreen() {
  return (
    <Screen
      title={say.statementsTitle()}
      edition="current"
      within={{ to: '/admin/orders', label: say.many() }}
    >
      <p className="panel-lead">{say.statementsLead()}</p>
      <ReadStatement />
      <Left />
      <Matched />
    </Screen>
  );
}

function ReadStatement() {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const ids = useId();
  const read = useMutation({
    mutationFn: (given: { file: File; way: 'bank' | 'mobile-money' }) =>
      makeCall(readStatement, { body: given }),
    onSuccess: ({ message }) => {
      notify('success', message, { settles: say.failed() });
      form.current?.reset();
    },
    onError: (thrown) => notify('error', say.failed(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [file, way] = [given.get('file'), given.get('way') === 'bank' ? 'bank' : 'mobile-money'] as const;
    if (file instanceof File && file.size > 0) read.mutate({ file, way });
    else notify('error', say.failed(), { description: say.fileMissing() });
  };
  return (
    <Panel title={say.newStatement()}>
      <form ref={form} className="form" onSubmit={send}>
        <div className="field">
          <label htmlFor={`${ids}way`} className="field-label">
            {say.way()}
          </label>
          <select id={`${ids}way`} name="way" className="control">
            <option value="bank">{say.bank()}</option>
            <option value="mobile-money">{say.mobileMoney()}</option>
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${ids}file`} className="field-label">
            {say.statementFile()}
          </label>
          <input
            id={`${ids}file`}
            name="file"
            type="file"
            className="file-input"
            accept=".csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          />
        </div>
        <div className="form-actions">
          <Button type="submit" kind="act" busy={read.isPending}>
            {read.isPending ? say.readingStatement() : say.readStatement()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function useLines(state: StatementLine['state']) {
  return useQuery({
    queryKey: [viewStatementLines.name, state],
    queryFn: () => makeCall(viewStatementLines, { query: { state } }),
  }).data?.records;
}

function Told({ line: { day, text, amount, currency } }: { line: StatementLine }) {
  return (
    <div>
      <strong>{amountText(amount, currency)}</strong> · {longDate(day)}
      <p className="message-detail">{text}</p>
    </div>
  );
}

function Left() {
  const queries = useQueryClient();
  const lines = useLines('open');
  return (
    <Panel title={say.leftTitle()}>
      {lines?.length === 0 && <p>{say.leftEmpty()}</p>}
      <ul className="plain-list wrapping-list statement-lines">
        {lines?.map((line) => (
          <li key={line.id}>
            <Told line={line} />
            <LikelyOrders line={line} />
            <RecordForm
              schema={matchForm}
              initial={{ reference: '' }}
              action={say.matchLine()}
              actionKind="plain"
              save={(body) => makeCall(matchStatementLine, { query: { id: line.id }, body })}
              onSaved={({ message }) => {
                notify('success', message, { settles: say.failed() });
                toHeading({ preventScroll: true });
                queries.invalidateQueries();
              }}
              aside={
                <ActionButton leaves run={() => makeCall(ignoreStatementLine, { query: { id: line.id } })}>
                  {say.ignoreLine()}
                </ActionButton>
              }
            >
              <TextField name="reference" label={say.referenceOf({ text: line.text || line.day })} required />
            </RecordForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const BECAUSE = { reference: say.likelyReference, amount: say.likelyAmount, name: say.likelyName };

/** What the payment may be for; somebody who knows enters it. */
function LikelyOrders({ line: { id, currency, likely } }: { line: StatementLine }) {
  if (likely.length === 0) return null;
  return (
    <div>
      <p className="message-detail">{say.likelyFor()}</p>
      <ul className="plain-list wrapping-list">
        {likely.map(({ reference, buyer, company, due, because }) => (
          <li key={reference}>
            <span>
              <Link to="/admin/orders" search={{ search: reference }} translate="no">
                {reference}
              </Link>{' '}
              {[buyer, company].filter(Boolean).join(', ')} · {amountText(due, currency)}
              <span className="message-detail"> ({because.map((by) => BECAUSE[by]()).join(', ')})</span>
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

function Matched() {
  const lines = useLines('matched');
  return (
    <Panel title={say.matchedTitle()} lead={say.matchedLead()}>
      {lines?.length === 0 && <p>{say.matchedEmpty()}</p>}
      <ul className="plain-list wrapping-list statement-lines">
        {lines?.map((line) => (
          <li key={line.id}>
            <Told line={line} />
            <span>
              <Link to="/admin/orders" search={{ search: line.reference }} translate="no">
                {line.reference}
              </Link>{' '}
              ({BY[line.by]()})
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
