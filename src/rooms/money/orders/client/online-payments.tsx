import { makeCall } from '#platform/client/call-client.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { type OnlinePayment, type OrderDetails, onlineRefundForm, refundOnline } from '../contract.ts';
import * as say from '../messages.ts';
import { REFUND_LABELS } from '../online.ts';
import { amountText, typedAmount } from './amount.ts';

const STATES: Readonly<Record<OnlinePayment['state'], () => string>> = {
  begun: say.paymentBegun,
  paid: say.paymentPaid,
  amiss: say.paymentNotCounted,
  lapsed: say.paymentLapsed,
};
const PROBLEMS = { currency: say.problemCurrency, test: say.problemTest };

function stateOf({ state, problem, isTest }: OnlinePayment): string {
  const details = [problem && PROBLEMS[problem](), isTest && problem !== 'test' && say.inTest()];
  const told = details.filter(Boolean).join(', ');
  return told ? `${STATES[state]()} (${told})` : STATES[state]();
}

/** What was begun and paid at providers, and what went back. */
export function Online({ order: { online, refunds, currency } }: { order: OrderDetails }) {
  if (online.length === 0 && refunds.length === 0) return null;
  return (
    <Panel title={say.onlinePayments()}>
      <ul className="plain-list wrapping-list">
        {online.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{amountText(one.received || one.amount, currency)}</strong> · {one.provider} ·{' '}
              {stateOf(one)} · <Instant value={one.date} />
              <p className="message-detail">{one.reference}</p>
            </div>
          </li>
        ))}
      </ul>
      {refunds.length > 0 && <h3>{say.refundsTitle()}</h3>}
      <ul className="plain-list wrapping-list">
        {refunds.map(({ id, amount, provider, state, note, by, date }) => (
          <li key={id}>
            <div>
              <strong>{amountText(amount, currency)}</strong> ·{' '}
              {[provider, REFUND_LABELS[state](), by].filter(Boolean).join(' · ')} · <Instant value={date} />
              <p className="message-detail">{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface Props {
  order: OrderDetails;
  onSaved: (reply: { message: string }) => void;
}

/** Asks the provider to send money back the way it came. */
export function RefundOnline({ order: { id, online, due, currency, version }, onSaved }: Props) {
  const payments = online.filter(({ refundable }) => refundable > 0);
  const [only] = payments;
  const owed = Math.max(0, -due);
  const suggested = Math.min(owed, only?.refundable ?? 0);
  return (
    <>
      <p className="panel-lead">{say.refundOnlineLead({ amount: amountText(owed, currency) })}</p>
      <RecordForm
        schema={onlineRefundForm}
        initial={{
          payment: payments.length === 1 ? (only?.id ?? '') : '',
          amount: suggested > 0 ? typedAmount(suggested, currency) : '',
          note: '',
        }}
        action={say.refundOnlineAction()}
        actionKind="plain"
        save={(body) => makeCall(refundOnline, { query: { id }, body: { ...body, version } })}
        onSaved={onSaved}
      >
        <SelectField
          name="payment"
          label={say.paymentOf()}
          options={payments.map((one) => ({
            value: one.id,
            label: say.paymentOption({
              provider: one.provider,
              amount: amountText(one.refundable, currency),
            }),
          }))}
          placeholder={say.choosePayment()}
          required
        />
        <TextField name="amount" label={say.amount()} inputMode="decimal" required />
        <TextField name="note" label={say.why()} required />
      </RecordForm>
    </>
  );
}
