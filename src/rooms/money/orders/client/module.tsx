import '../texts.ts';
import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewOrders } from '../contract.ts';
import { orderKind } from '../kind.ts';
import { orderMails } from '../mails.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { ProvidersScreen } from './providers-screen.tsx';
import { beforeCurrency, SectionNotice } from './selling-problems.tsx';
import { StatementsScreen } from './statements-screen.tsx';

const orders = createRoute({
  getParentRoute: () => shell,
  path: '/admin/orders',
  validateSearch: tableSearch(viewOrders),
  component: OrdersScreen,
});

const order = createRoute({
  getParentRoute: () => shell,
  path: '/admin/orders/$id',
  component: function Order() {
    const { id } = order.useParams();
    return <OrderScreen key={id} id={id} />;
  },
});

const statements = createRoute({
  getParentRoute: () => shell,
  path: '/admin/statements',
  component: StatementsScreen,
});

const payingOnline = createRoute({
  getParentRoute: () => shell,
  path: '/admin/paying-online',
  component: ProvidersScreen,
});

export const ordersClient = {
  kinds: [orderKind],
  mails: orderMails,
  routes: [orders, order, statements, payingOnline],
  DashboardPanel: FiguresPanel,
  SectionNotice,
  beforeCurrency,
} as const satisfies ClientModule;
