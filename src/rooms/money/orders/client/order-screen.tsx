import { attendeeKind } from '#rooms/people/contract.ts';
import './desk.css';
import { Link } from '@tanstack/react-router';
import { address, makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Given } from '#ui/admin/client-module.tsx';
import { LinesField, SwitchField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { StateTag } from '#ui/admin/state-tag.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import {
  buyerForm,
  cancelOrder,
  enterFiscalNumber,
  fiscalForm,
  holdForm,
  holdOrder,
  orderPaper,
  reviveOrder,
  sendProforma,
  singleOrder,
  updateBuyer,
  whyForm,
} from '../contract.ts';
import * as say from '../messages.ts';
import { PAPER_TITLES } from '../paper.ts';
import { percentOf } from '../pricing.ts';
import { isAwaiting, STATE_LABELS } from '../states.ts';
import { ActionButton } from './action-button.tsx';
import { amountText } from './amount.ts';
import { Online } from './online-payments.tsx';
import { Foldable, type OfOrder, useDone } from './order-action.tsx';
import { EnterMoney, Ledger } from './order-ledger.tsx';
import { stateTone, withNote } from './state-text.ts';
import { toHeading } from './to-heading.ts';

/** The whole life of one order: who comes, what was charged and paid, its papers, and what can be done. */
export function OrderScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.order()}
      within={{ to: '/admin/orders', label: say.many() }}
      nameOf={({ record }) => record.reference}
      call={singleOrder}
      query={{ id }}
    >
      {({ record }) => <Content order={record} />}
    </UpdateScreen>
  );
}

function Content({ order }: OfOrder) {
  const waits = isAwaiting(order.state);
  const hasEnded = order.lines.every(({ ended }) => ended !== '');
  return (
    <>
      <Summary order={order} />
      <Lines order={order} />
      <Ledger order={order} />
      <Online order={order} />
      <Papers order={order} />
      <EnterMoney order={order} />
      {waits && <Hold order={order} />}
      <Buyer order={order} />
      {hasEnded ? <Revive order={order} /> : <CancelIt order={order} />}
      <Given name="RecordPart" props={{ id: order.id }} />
    </>
  );
}

function Summary({ order }: OfOrder) {
  const { state, total, due, currency, until, date, company, buyer, email, link, code } = order;
  return (
    <>
      <p className="message-detail">
        <StateTag tone={stateTone(order)}>{withNote(STATE_LABELS[state](), order)}</StateTag>{' '}
        {[buyer, company].filter(Boolean).join(', ')} · <a href={`mailto:${email}`}>{email}</a> ·{' '}
        <Instant value={date} />
        {code && ` · ${say.code()}: ${code}`}
      </p>
      <dl className="order-figures">
        <div>
          <dt>{say.total()}</dt>
          <dd>{amountText(total, currency)}</dd>
        </div>
        <div>
          <dt>{due < 0 ? say.owed() : say.due()}</dt>
          <dd>{amountText(Math.abs(due), currency)}</dd>
        </div>
        {until && (
          <div>
            <dt>{say.until()}</dt>
            <dd>
              <Instant value={until} />
            </dd>
          </div>
        )}
      </dl>
      <p>
        <a href={link}>{say.buyersPage()}</a>
      </p>
    </>
  );
}

function Lines({ order: { lines, levies, net, total, currency } }: OfOrder) {
  const maySeePeople = useMayAccess(attendeeKind.access);
  return (
    <Panel title={say.linesTitle()}>
      <div className="order-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say.name()}</th>
              <th scope="col">{say.kind()}</th>
              <th scope="col">{say.amount()}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, attendeeId, name, kind, price, amount, ended }) => (
              <tr key={id} data-ended={ended !== '' || undefined}>
                <td>
                  {maySeePeople && attendeeId && name ? (
                    <Link to="/admin/update-attendee/$id" params={{ id: attendeeId }} translate="no">
                      {name}
                    </Link>
                  ) : (
                    <span translate={name ? 'no' : undefined}>{name || say.somebody()}</span>
                  )}
                  {ended && ` (${say.hasCancelled()})`}
                </td>
                <td>{kind}</td>
                <td>
                  {price > amount && <s className="order-detail">{amountText(price, currency)}</s>}
                  {amountText(amount, currency)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {levies.length > 0 && <Sum label={say.net()} amount={amountText(net, currency)} />}
            {levies.map(({ name, rate, amount }) => (
              <Sum
                key={name}
                label={say.levyLine({ name, rate: percentOf(rate) })}
                amount={amountText(amount, currency)}
              />
            ))}
            <Sum label={say.total()} amount={amountText(total, currency)} isTotal />
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}

function Sum({ label, amount, isTotal }: { label: string; amount: string; isTotal?: true }) {
  return (
    <tr data-total={isTotal}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{amount}</td>
    </tr>
  );
}

function Papers({ order: { id, papers, papersLack, currency, state } }: OfOrder) {
  const reload = useReload();
  return (
    <Panel title={say.papers()} lead={say.papersLead()}>
      {papersLack && <p className="warning">{papersLack}</p>}
      {papers.length === 0 && <p>{say.noPapers()}</p>}
      <ul className="plain-list wrapping-list order-papers">
        {papers.map((paper) => (
          <li key={paper.id}>
            <div>
              {PAPER_TITLES[paper.series]()}{' '}
              <a
                href={address(orderPaper, { id: paper.id })}
                aria-label={say.openPaper({ number: paper.number })}
              >
                {paper.number}
              </a>
              , {amountText(paper.total, currency)} · <Instant value={paper.date} />
              {paper.fiscalNumber && <p className="message-detail">{paper.fiscalNumber}</p>}
              {paper.series !== 'proforma' && (
                <details>
                  <summary>{say.fiscalNumber()}</summary>
                  <RecordForm
                    schema={fiscalForm}
                    initial={{ number: paper.fiscalNumber, code: paper.fiscalCode, note: '' }}
                    action={say.saveFiscal()}
                    actionKind="plain"
                    save={(body) => makeCall(enterFiscalNumber, { query: { id: paper.id }, body })}
                    onSaved={({ message }) => {
                      notify('success', message);
                      toHeading();
                      reload?.();
                    }}
                  >
                    <TextField name="number" label={say.fiscalNumber()} required />
                    <TextField name="code" label={say.fiscalCode()} />
                    {paper.fiscalNumber && (
                      <TextField name="note" label={say.why()} hint={say.fiscalWhyHint()} />
                    )}
                  </RecordForm>
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isAwaiting(state) && (
        <ActionButton run={() => makeCall(sendProforma, { query: { id } })}>
          {say.sendProforma()}
        </ActionButton>
      )}
    </Panel>
  );
}

function Hold({ order: { id, until } }: OfOrder) {
  const done = useDone();
  return (
    <Foldable title={say.holdTitle()} isOpen={false}>
      <RecordForm
        schema={holdForm}
        initial={{ until: until.slice(0, 'YYYY-MM-DD'.length) }}
        action={say.hold()}
        actionKind="plain"
        save={(body) => makeCall(holdOrder, { query: { id }, body })}
        onSaved={done}
      >
        <TextField name="until" label={say.holdUntil()} type="date" required />
      </RecordForm>
    </Foldable>
  );
}

function Buyer({ order: { id, buyer, company, address: postal, taxNumber, withholds } }: OfOrder) {
  const done = useDone();
  return (
    <Foldable title={say.buyerTitle()} isOpen={false}>
      <p className="panel-lead">{say.buyerLead()}</p>
      <RecordForm
        schema={buyerForm}
        initial={{ buyer, company, address: postal, taxNumber, withholds }}
        action={say.saveBuyer()}
        actionKind="plain"
        save={(body) => makeCall(updateBuyer, { query: { id }, body })}
        onSaved={done}
      >
        <TextField name="buyer" label={say.name()} required />
        <TextField name="company" label={say.company()} />
        <LinesField name="address" label={say.address()} />
        <TextField name="taxNumber" label={say.taxNumber()} />
        <SwitchField name="withholds" label={say.withholdsTax()} hint={say.withholdsTaxHint()} />
      </RecordForm>
    </Foldable>
  );
}

function CancelIt({ order: { id } }: OfOrder) {
  return (
    <Ending
      id={id}
      call={cancelOrder}
      title={say.cancelTitle()}
      lead={say.cancelLead()}
      action={say.cancelOrder()}
    />
  );
}

function Revive({ order: { id } }: OfOrder) {
  return (
    <Ending
      id={id}
      call={reviveOrder}
      title={say.reviveTitle()}
      lead={say.reviveLead()}
      action={say.reviveOrder()}
    />
  );
}

interface EndingProps {
  id: string;
  call: typeof cancelOrder | typeof reviveOrder;
  title: string;
  lead: string;
  action: string;
}

function Ending({ id, call, title, lead, action }: EndingProps) {
  const done = useDone();
  return (
    <Foldable title={title} isOpen={false}>
      <p className="panel-lead">{lead}</p>
      <RecordForm
        schema={whyForm}
        initial={{ note: '' }}
        action={action}
        actionKind="plain"
        save={(body) => makeCall(call, { query: { id }, body })}
        onSaved={done}
      >
        <TextField name="note" label={say.why()} required />
      </RecordForm>
    </Foldable>
  );
}
