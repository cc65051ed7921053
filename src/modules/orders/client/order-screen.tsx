import './desk.css';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { attendeeKind } from '#modules/registrations/kind.ts';
import { address, makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Given } from '#ui/admin/client-module.tsx';
import { LinesField, SelectField, SwitchField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import {
  buyerForm,
  cancelOrder,
  certificateForm,
  enterCertificate,
  enterFiscalNumber,
  enterPayment,
  enterRefund,
  fiscalForm,
  holdForm,
  holdOrder,
  moneyForm,
  type OrderDetails,
  orderPaper,
  reviveOrder,
  sendProforma,
  singleOrder,
  takeBackForm,
  takePaymentBack,
  updateBuyer,
  WAYS,
  type Way,
  whyForm,
} from '../contract.ts';
import * as say from '../messages.ts';
import { PAPER_TITLES } from '../paper.ts';
import { percentOf } from '../pricing.ts';
import { isAwaiting, STATE_LABELS } from '../states.ts';
import { ActionButton } from './action-button.tsx';
import { amountText, typedAmount } from './amount.ts';
import { Online, RefundOnline } from './online-payments.tsx';
import { toHeading } from './to-heading.ts';
import { WAY_LABELS } from './way-labels.ts';

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

interface OfOrder {
  order: OrderDetails;
}

function Content({ order }: OfOrder) {
  const { state, due, paid, refunded, withholdable, withheld, online } = order;
  const done = useDone();
  const waits = isAwaiting(state);
  const hasEnded = order.lines.every(({ ended }) => ended !== '');
  return (
    <>
      <Summary order={order} />
      <Lines order={order} />
      <Money order={order} />
      <Online order={order} />
      <Papers order={order} />
      <Foldable title={say.enterPaymentTitle()} isOpen={waits}>
        <MoneyForm
          order={order}
          call={enterPayment}
          lead={say.enterPaymentLead()}
          action={say.enterPayment()}
          due={due}
        />
      </Foldable>
      {(state === 'withheld' || (waits && withholdable > withheld)) && <Certificate order={order} />}
      {online.some(({ refundable }) => refundable > 0) && (
        <Foldable title={say.refundOnlineTitle()} isOpen={due < 0}>
          <RefundOnline order={order} onSaved={done} />
        </Foldable>
      )}
      {paid > refunded && (
        <Foldable title={say.refundTitle()} isOpen={due < 0 && online.length === 0}>
          <MoneyForm
            order={order}
            call={enterRefund}
            lead={say.refundLead({ amount: amountText(Math.max(0, -due), order.currency) })}
            action={say.enterRefund()}
            due={-due}
          />
        </Foldable>
      )}
      {order.entries.some(({ isTakeable }) => isTakeable) && <TakeBack order={order} />}
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
        <strong>{STATE_LABELS[state]()}</strong> · {[buyer, company].filter(Boolean).join(', ')} ·{' '}
        <a href={`mailto:${email}`}>{email}</a> · <Instant value={date} />
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
            <Sum label={say.total()} amount={amountText(total, currency)} />
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{amount}</td>
    </tr>
  );
}

function Money({ order: { entries, currency } }: OfOrder) {
  const postings = [...Map.groupBy(entries, ({ posting }) => posting).values()];
  return (
    <Panel title={say.moneyTitle()} lead={say.moneyLead()}>
      <div className="order-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say.what()}</th>
              <th scope="col">{say.account()}</th>
              <th scope="col">{say.amount()}</th>
            </tr>
          </thead>
          {postings.map((sides) => (
            <tbody key={sides[0]?.posting}>
              {sides.map(({ id, date, what, note, account, by, amount }, index) => (
                <tr key={id}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={sides.length}>
                      {note ? `${what} (${note})` : what}
                      <span className="order-detail">
                        {by}, <Instant value={date} />
                      </span>
                    </th>
                  )}
                  <td>{account}</td>
                  <td>{amountText(amount, currency)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Panel>
  );
}

function Papers({ order: { id, papers, currency, state } }: OfOrder) {
  const reload = useReload();
  return (
    <Panel title={say.papers()} lead={say.papersLead()}>
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
                    initial={{ number: paper.fiscalNumber, code: paper.fiscalCode }}
                    action={say.saveFiscal()}
                    actionKind="plain"
                    save={(body) => makeCall(enterFiscalNumber, { query: { id: paper.id }, body })}
                    onSaved={({ message }) => {
                      notify('success', message);
                      toHeading();
                      reload?.();
                    }}
                  >
                    <TextField name="number" label={say.fiscalNumber()} />
                    <TextField name="code" label={say.fiscalCode()} />
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

interface FoldableProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

function Foldable({ title, isOpen, children }: FoldableProps) {
  return (
    <details className="panel order-action" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface MoneyFormProps extends OfOrder {
  call: typeof enterPayment | typeof enterRefund;
  lead: string;
  action: string;
  due: number;
}

function MoneyForm({ order: { id, currency }, call, lead, action, due }: MoneyFormProps) {
  const done = useDone();
  const suggested = due > 0 ? typedAmount(due, currency) : '';
  return (
    <>
      <p className="panel-lead">{lead}</p>
      <RecordForm
        schema={moneyForm}
        initial={{ way: '' as Way, amount: suggested, note: '' }}
        action={action}
        actionKind="plain"
        save={(body: z.input<typeof moneyForm>) => makeCall(call, { query: { id }, body })}
        onSaved={done}
      >
        <SelectField
          name="way"
          label={say.way()}
          options={WAYS.map((value) => ({ value, label: WAY_LABELS[value]() }))}
          placeholder={say.chooseWay()}
          required
        />
        <TextField name="amount" label={say.amount()} inputMode="decimal" required />
        <TextField name="note" label={say.note()} hint={say.noteHint()} required />
      </RecordForm>
    </>
  );
}

function useDone() {
  const queries = useQueryClient();
  const reload = useReload();
  return ({ message }: { message: string }) => {
    notify('success', message, { settles: say.failed() });
    toHeading();
    reload?.();
    queries.invalidateQueries();
  };
}

function TakeBack({ order: { id, entries, currency } }: OfOrder) {
  const done = useDone();
  const payments = entries.filter(({ isTakeable }) => isTakeable);
  const [only] = payments;
  return (
    <Foldable title={say.takeBackTitle()} isOpen={false}>
      <p className="panel-lead">{say.takeBackLead()}</p>
      <RecordForm
        schema={takeBackForm}
        initial={{ posting: payments.length === 1 ? (only?.posting ?? '') : '', note: '' }}
        action={say.takeBack()}
        actionKind="plain"
        save={(body) => makeCall(takePaymentBack, { query: { id }, body })}
        onSaved={done}
      >
        <SelectField
          name="posting"
          label={say.paymentOf()}
          options={payments.map(({ posting, account, amount, note }) => ({
            value: posting,
            label: say.takeableOption({ way: account, amount: amountText(amount, currency), note }),
          }))}
          placeholder={say.choosePayment()}
          required
        />
        <TextField name="note" label={say.why()} required />
      </RecordForm>
    </Foldable>
  );
}

function Certificate({ order: { id, withholdable, currency } }: OfOrder) {
  const done = useDone();
  return (
    <Foldable title={say.certificateTitle()} isOpen={false}>
      <p className="panel-lead">{say.certificateLead({ amount: amountText(withholdable, currency) })}</p>
      <RecordForm
        schema={certificateForm}
        initial={{ amount: '', note: '' }}
        action={say.enterCertificate()}
        actionKind="plain"
        save={(body) => makeCall(enterCertificate, { query: { id }, body })}
        onSaved={done}
      >
        <TextField name="amount" label={say.amount()} inputMode="decimal" required />
        <TextField name="note" label={say.certificateNumber()} required />
      </RecordForm>
    </Foldable>
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
