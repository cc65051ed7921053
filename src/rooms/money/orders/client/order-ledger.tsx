import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { ask } from '#ui/admin/ask.tsx';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import {
  certificateForm,
  enterCertificate,
  enterPayment,
  enterRefund,
  moneyForm,
  takeBackForm,
  takePaymentBack,
  WAYS,
  type Way,
} from '../contract.ts';
import * as say from '../messages.ts';
import { isAwaiting } from '../states.ts';
import { amountText, typedAmount } from './amount.ts';
import { RefundOnline } from './online-payments.tsx';
import { Foldable, type OfOrder, useDone } from './order-action.tsx';
import { WAY_LABELS } from './way-labels.ts';

/** Both sides of every posting, by whom and why. */
export function Ledger({ order: { entries, currency } }: OfOrder) {
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

/** What can be entered of it now, by hand. */
export function EnterMoney({ order }: OfOrder) {
  const { state, due, paid, refunded, withholdable, withheld, online } = order;
  const done = useDone();
  const waits = isAwaiting(state);
  return (
    <>
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
    </>
  );
}

interface MoneyFormProps extends OfOrder {
  call: typeof enterPayment | typeof enterRefund;
  lead: string;
  action: string;
  due: number;
}

function MoneyForm({ order: { id, currency, version }, call, lead, action, due }: MoneyFormProps) {
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
        save={(body: z.input<typeof moneyForm>) =>
          askOnceMore((again) => makeCall(call, { query: { id }, body: { ...body, version, again } }))
        }
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

async function askOnceMore<T>(make: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await make(false);
  } catch (thrown) {
    const text = thrown instanceof Refusal ? thrown.errors.again : undefined;
    const confirm = say.enterOnceMore();
    if (!text || !(await ask({ title: say.enteredAgainTitle(), text, confirm }))) throw thrown;
    return make(true);
  }
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
