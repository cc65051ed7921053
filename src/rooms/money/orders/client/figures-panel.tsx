import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { type OrderFigures, orderFigures } from '../contract.ts';
import * as say from '../messages.ts';
import { amountText } from './amount.ts';

/** What was sold and paid, for those who may see it; nothing where nothing is sold. */
export function FiguresPanel() {
  return useMayAccess(orderFigures.access) && <Figures />;
}

function Figures() {
  const edition = editionInUse();
  const figures = useQuery({
    queryKey: [orderFigures.name, { edition }],
    queryFn: () => makeCall(orderFigures, { query: { edition } }),
    retry: false,
  }).data;
  return figures?.currencies.map((one) => <OfCurrency key={one.currency} figures={one} />);
}

function OfCurrency({ figures }: { figures: OrderFigures }) {
  const { currency, paidOrders, openOrders, overdueOrders, amissOrders, received, outstanding, toReturn } =
    figures;
  const facts = [
    [say.received(), received, say.paidOrders({ count: paidOrders })],
    [say.outstanding(), outstanding, say.openOrders({ count: openOrders })],
    ...(toReturn > 0 ? [[say.owed(), toReturn, ''] as const] : []),
  ] as const;
  return (
    <Panel title={say.figures()}>
      <dl className="order-figures">
        {facts.map(([label, amount, detail]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amountText(amount, currency)}</dd>
            {detail && <dd className="message-detail">{detail}</dd>}
          </div>
        ))}
      </dl>
      <div className="order-shares">
        <Shares
          title={say.kind()}
          rows={figures.byKind.map((one) => ({ ...one, label: `${one.kind} (${one.places})` }))}
          currency={currency}
        />
        <Shares
          title={say.way()}
          rows={figures.byWay.map((one) => ({ ...one, label: one.way }))}
          currency={currency}
        />
      </div>
      <p>
        <Link to="/admin/orders">{say.many()}</Link>
        {overdueOrders > 0 && (
          <>
            {' · '}
            <Link to="/admin/orders" search={{ overdue: 'yes' }}>
              {say.overdueOrders({ count: overdueOrders })}
            </Link>
          </>
        )}
        {amissOrders > 0 && (
          <>
            {' · '}
            <Link to="/admin/orders" search={{ amiss: 'yes' }}>
              {say.amissOrders({ count: amissOrders })}
            </Link>
          </>
        )}
      </p>
    </Panel>
  );
}

interface SharesProps {
  title: string;
  rows: readonly { label: string; amount: number }[];
  currency: string;
}

function Shares({ title, rows, currency }: SharesProps) {
  if (rows.length === 0) return null;
  return (
    <table className="order-sums">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amountText(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
