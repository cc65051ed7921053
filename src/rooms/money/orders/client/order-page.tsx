import { Island } from '#platform/client/island.tsx';
import { definePage, type OwnForm, type Page } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { FormField, fieldId } from '#ui/form/form-field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { StatusBanner } from '#ui/status-banner.tsx';
import * as say from '../messages.ts';
import type { WatchedState } from '../online.ts';
import { kindField } from '../own-form.ts';
import type { OwnLine, OwnOrderView } from '../own-order.ts';
import { percentOf } from '../pricing.ts';
import { isAwaiting, type OrderState } from '../states.ts';
import { PaymentWatch } from './payment-watch.island.tsx';

interface OrderPageView extends OwnOrderView {
  isSaved: boolean;
}

interface OrderData {
  view: OrderPageView;
  siteView: SiteView;
}

const LEADS: Readonly<Record<OrderState, (of: { amount: string }) => string>> = {
  open: say.openLead,
  underpaid: say.underpaidLead,
  withheld: say.withheldLead,
  paid: say.paidLead,
  overpaid: say.overpaidLead,
  'paid-twice': say.overpaidLead,
  'paid-late': say.paidLateLead,
  expired: say.expiredLead,
  cancelled: say.cancelledLead,
  refunded: say.refundedLead,
};

const HOW_TO_PAY = 'how-to-pay';

const CAME: Readonly<Record<WatchedState, () => string>> = {
  opening: say.paymentNotSeen,
  away: say.paymentNotSeen,
  open: say.paymentNotSeen,
  paid: say.paymentArrived,
  amiss: say.paymentAmiss,
};

/** The page of an order, for its buyer alone. It works without a script. */
export function orderPage(view: OrderPageView): Page<OrderData> {
  return definePage({
    load: async (request) => ({ view, siteView: await readSiteView(request) }),
    head: () => ({
      title: say.pageTitle(),
      description: say.pageDescription(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { view }, refused }: OwnForm & { data: OrderData }) {
  const hasEnded = view.lines.length === 0;
  const waits = isAwaiting(view.state);
  const isFree = view.state === 'paid' && view.lines.some((line) => hasChoice(view, line));
  return (
    <>
      {view.wasTest && <StatusBanner>{say.testMode()}</StatusBanner>}
      {view.isSaved && !refused && (
        <StatusBanner>{view.isOpen ? say.savedDone() : say.savedPaid()}</StatusBanner>
      )}
      {view.came && !refused && <StatusBanner>{CAME[view.came.state]()}</StatusBanner>}
      <PageHeading
        title={say.pageTitle()}
        lead={isFree ? say.freeLead() : LEADS[view.state]({ amount: view.toReturn })}
        seed={view.reference}
      />
      <div className="wrap grid items-start gap-x-16 gap-y-14 pb-24 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-14">
          {view.came?.state === 'open' && (
            <Island
              name="payment-watch"
              component={PaymentWatch}
              props={{ ...view.came, address: `?paid=${view.came.reference}` }}
            />
          )}
          {/* On a phone, that is below all who come. */}
          {waits && (
            <p className="lg:hidden">
              <a className="link" href={`#${HOW_TO_PAY}`}>
                {say.toHowToPay({ amount: view.dueLess || view.due })}
              </a>
            </p>
          )}
          {!waits && (
            <p>
              {say.reference()}:{' '}
              <strong className="tabular-nums" translate="no">
                {view.reference}
              </strong>
            </p>
          )}
          {!hasEnded && <OrderForm view={view} refused={refused} />}
          {(view.state === 'expired' || view.state === 'cancelled') && (
            <p>
              <a className="button button-main" href={publicAddress.registration}>
                {say.registerAgain()}
              </a>
            </p>
          )}
        </div>
        <aside className="grid gap-12">
          {waits && <HowToPay view={view} />}
          {view.colleagues && <Colleagues of={view.colleagues} />}
          {view.papers.length > 0 && <Papers view={view} />}
          {view.payments.length > 0 && <Payments view={view} />}
          {view.lines.some((line) => !line.hasEnded) && <Rules view={view} />}
        </aside>
      </div>
    </>
  );
}

const buyerFields = (): FieldDescription[] => [
  { name: 'buyer', label: say.yourName(), type: 'text', autoComplete: 'name' },
  { name: 'company', label: say.companyName(), type: 'text', autoComplete: 'organization', optional: true },
  {
    name: 'address',
    label: say.postalAddress(),
    type: 'lines',
    autoComplete: 'street-address',
    optional: true,
  },
  { name: 'taxNumber', label: say.taxNumber(), type: 'text', autoComplete: 'off', optional: true },
];

interface FormProps extends Pick<OwnForm, 'refused'> {
  view: OrderPageView;
}

function OrderForm({ view, refused }: FormProps) {
  const waits = isAwaiting(view.state);
  // Who pays online sends nothing of the form.
  const values: Record<string, string> = { ...view.buyer, code: view.code, ...refused?.values };
  const errors = refused?.errors ?? {};
  const fields = buyerFields();
  const code: FieldDescription = { name: 'code', label: say.discountCode(), type: 'text', optional: true };
  const lines = view.lines.map(
    ({ id, name }) =>
      ({ name: kindField(id), label: say.kindOf({ name: name || say.somebody() }), type: 'text' }) as const,
  );
  const field = (of: FieldDescription) => (
    <FormField
      key={of.name}
      field={of}
      error={errors[of.name]}
      control={{ name: of.name, defaultValue: values[of.name] ?? '' }}
    />
  );
  return (
    <form method="post" noValidate className="grid gap-14">
      {refused && (
        <ErrorSummary
          failure={failureOf(refused, say.notSaved())}
          fields={[...lines, code, ...fields]}
          errors={errors}
        />
      )}
      <section aria-labelledby="who-comes">
        <h2 id="who-comes" className="text-section font-bold">
          {say.whoComes()}
        </h2>
        <ul className="mt-6 border-t border-line">
          {view.lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              view={view}
              chosen={values[kindField(line.id)]}
              error={errors[kindField(line.id)]}
            />
          ))}
        </ul>
        <Sums view={view} />
        {view.isOpen && <div className="mt-8 max-w-[20rem]">{field(code)}</div>}
      </section>
      <section aria-labelledby="who-pays">
        <h2 id="who-pays" className="text-section font-bold">
          {say.whoPays()}
        </h2>
        <div className="mt-6 grid max-w-[40rem] gap-6">
          {fields.map(field)}
          {view.withholding && (
            <label className="flex items-start gap-3">
              <input
                type="checkbox"
                className="checkbox mt-1"
                name="withholds"
                value="yes"
                defaultChecked={
                  refused?.values.buyer !== undefined
                    ? refused.values.withholds !== undefined
                    : view.withholds
                }
              />
              <span>{say.withholds({ rate: view.withholding })}</span>
            </label>
          )}
        </div>
      </section>
      <div>
        <p className="flex flex-wrap gap-4">
          <button type="submit" name="do" value="save" className="button button-main max-sm:w-full">
            {say.save()}
          </button>
          {waits && (
            <button type="submit" name="do" value="proforma" className="button max-sm:w-full">
              {say.getProforma()}
            </button>
          )}
        </p>
        {waits && (
          <p className="mt-3 text-small text-quiet">
            {view.sendsMail ? say.getProformaHint() : say.openProformaHint()}
          </p>
        )}
      </div>
    </form>
  );
}

function hasChoice({ isOpen }: OrderPageView, { hasEnded, kinds }: OwnLine): boolean {
  return isOpen && !hasEnded && kinds.length > 1;
}

interface LineProps {
  line: OwnLine;
  view: OrderPageView;
  chosen: string | undefined;
  error: string | undefined;
}

function Line({ line, view, chosen, error }: LineProps) {
  const { id, name, kind, label, kinds, price, amount, hasEnded } = line;
  const field = fieldId(kindField(id));
  const who = name || say.somebody();
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold break-words" translate="no">
          {who}
          {hasEnded && <span className="font-normal text-quiet"> ({say.hasCancelled()})</span>}
        </p>
        {hasChoice(view, line) ? (
          <select
            id={field}
            className="input mt-2"
            name={kindField(id)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${field}-error` : undefined}
            aria-label={say.kindOf({ name: who })}
            defaultValue={chosen ?? kind}
          >
            {kinds.map((one) => (
              <option key={one.key} value={one.key}>
                {say.kindOption({ name: [one.name, one.note].filter(Boolean).join(', '), price: one.price })}
              </option>
            ))}
          </select>
        ) : (
          <p className="text-quiet">{label}</p>
        )}
        {error && (
          <p id={`${field}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
      <p className="tabular-nums sm:text-end">
        {price && <s className="block text-small text-quiet">{price}</s>}
        {amount}
      </p>
    </li>
  );
}

function Sums({ view: { net, levies, total } }: { view: OrderPageView }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 py-4 tabular-nums">
      {net && <Sum label={say.net()} amount={net} />}
      {levies.map(({ name, rate, amount }) => (
        <Sum key={name} label={say.levyLine({ name, rate: percentOf(rate) })} amount={amount} />
      ))}
      <dt className="border-t border-line pt-3 font-display text-title font-bold">{say.total()}</dt>
      <dd className="border-t border-line pt-3 text-end ps-6 font-display text-title font-bold">{total}</dd>
    </dl>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="ps-6 text-end">{amount}</dd>
    </>
  );
}

function HowToPay({
  view: { due, dueLess, certificate, until, reference, transfer, payBy },
}: {
  view: OrderPageView;
}) {
  return (
    <section aria-labelledby={HOW_TO_PAY} className="border-t-4 border-[var(--color-accent)] pt-6">
      <h2 id={HOW_TO_PAY} className="text-title font-bold">
        {say.howToPayTitle()}
      </h2>
      <p className="display mt-4 text-section tabular-nums">{dueLess || due}</p>
      {dueLess && <p className="mt-2">{say.payLess({ amount: dueLess, certificate })}</p>}
      {payBy && (
        <form method="post" className="mt-6">
          <button type="submit" name="do" value="pay" className="button button-main w-full">
            {say.payNow({ amount: dueLess || due })}
          </button>
          <p className="mt-3 text-small text-quiet">{say.payNowHint({ provider: payBy })}</p>
        </form>
      )}
      {payBy && <h3 className="mt-10 font-bold">{say.orByTransfer()}</h3>}
      <p className={payBy ? 'mt-2' : 'mt-6'}>{say.writeReference()}</p>
      <p className="mt-2 font-display text-title font-bold tracking-wider tabular-nums" translate="no">
        {reference}
      </p>
      {transfer.length === 0 && <p className="mt-6">{say.askHow()}</p>}
      <ul className="mt-6 grid gap-1">
        {transfer.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
      {until && <p className="mt-6 text-quiet">{say.keepsUntil({ until })}</p>}
    </section>
  );
}

function Colleagues({ of: { link, least, percent } }: { of: NonNullable<OwnOrderView['colleagues']> }) {
  return (
    <section aria-labelledby="colleagues">
      <h2 id="colleagues" className="text-title font-bold">
        {say.colleagues()}
      </h2>
      <p className="mt-4">{say.colleaguesLead({ least, percent })}</p>
      <p className="mt-2 break-words">
        <a className="link" href={link}>
          {link}
        </a>
      </p>
    </section>
  );
}

function Papers({ view: { papers } }: { view: OrderPageView }) {
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="text-title font-bold">
        {say.papers()}
      </h2>
      <form method="post">
        <PaperButtons papers={papers} />
      </form>
    </section>
  );
}

/** In a form that is sent to the order’s page. */
function PaperButtons({ papers }: Pick<OwnOrderView, 'papers'>) {
  return (
    <ul className="mt-4 max-w-[40rem] border-t border-line">
      {papers.map(({ id, title, number, total }) => (
        <li key={id} className="border-b border-line py-3">
          <button type="submit" name="do" value={`paper-${id}`} className="link text-start">
            {say.opensPaper({ title, number, total })}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Payments({ view: { payments, toReturn, refunds } }: { view: OrderPageView }) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-title font-bold">
        {say.payments()}
      </h2>
      <ul className="mt-4 border-t border-line">
        {payments.map(({ label, date, amount }) => (
          <li
            key={`${date} ${label} ${amount}`}
            className="flex justify-between gap-6 border-b border-line py-3"
          >
            <span>
              {label}
              <span className="block text-small text-quiet">{date}</span>
            </span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
      {toReturn && (
        <p className="mt-4 font-semibold">
          {say.toReturn()}: {toReturn}
        </p>
      )}
      {refunds.length > 0 && (
        <>
          <h3 className="mt-8 font-bold">{say.refundsTitle()}</h3>
          <ul className="mt-2">
            {refunds.map(({ id, amount, state, date }) => (
              <li key={id} className="py-1">
                {say.ofRefund({ amount, state })}
                <span className="block text-small text-quiet">{date}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Rules({ view: { refund, groupRule, rules, terms, sendsMail } }: { view: OrderPageView }) {
  return (
    <section aria-labelledby="if-you-cancel" className="text-quiet">
      <h2 id="if-you-cancel" className="text-title font-bold text-[var(--color-text)]">
        {say.ifYouCancel()}
      </h2>
      <p className="mt-4">{refund}</p>
      <ul className="mt-2 list-disc ps-6">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {groupRule && <p className="mt-2">{groupRule}</p>}
      <p className="mt-2">{sendsMail ? say.cancelOnOwn() : say.cancelByWriting()}</p>
      {terms.map((line) => (
        <p key={line} className="mt-2">
          {line}
        </p>
      ))}
    </section>
  );
}

interface OwnOrderProps {
  state: string;
  isOpen: boolean;
  /** Who buys the place; '' if it is them. */
  buyer: string;
  /** Of the order's page; '' if it is somebody else's. */
  address: string;
  paysOnline: boolean;
  /** For who buys it. */
  papers: OwnOrderView['papers'];
}

/** On somebody's own page: whether their place is paid, where they pay, and their papers. */
export function OwnOrder({ state, isOpen, buyer, address, paysOnline, papers }: OwnOrderProps) {
  return (
    <section aria-label={say.ownHeading()} className="mb-16 print:hidden">
      <h2 className="text-section font-bold">{say.ownHeading()}</h2>
      <p className="measure mt-4 text-lead">
        {buyer ? say.ownOther({ buyer, state }) : say.ownState({ state })}
      </p>
      {address && (
        <form method="post" action={address}>
          <p className="mt-6 flex flex-wrap gap-4">
            {paysOnline && (
              <button type="submit" name="do" value="pay" className="button button-main">
                {say.payNowPlain()}
              </button>
            )}
            <a className={isOpen && !paysOnline ? 'button button-main' : 'button'} href={address}>
              {isOpen ? say.ownPay() : say.ownSee()}
            </a>
          </p>
          {papers.length > 0 && (
            <>
              <PaperButtons papers={papers} />
              <p className="measure mt-2 text-small text-quiet">{say.ownPapersStay()}</p>
            </>
          )}
        </form>
      )}
    </section>
  );
}
