import {
  cancelOrder,
  enterPayment,
  sendProforma,
  singleOrder,
  updateBuyer,
} from '#rooms/money/orders/contract.ts';
import { updatePaymentProvider } from '#rooms/money/orders/provider-contract.ts';
import {
  readStatement,
  viewStatementGroups,
  viewStatementLines,
} from '#rooms/money/orders/statement-contract.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';
import { FakePaystack, PAYSTACK_KEY } from '#testing/fake-paystack.ts';
import { buyersPage, comeBack, startSelling } from '#testing/orders.ts';
import { csvFile } from '#testing/table-files.ts';

const note = 'TRF 4711';

/** An order that waits for its payment, of a company of its own: a group's discount would change what is to pay. */
async function anOrder({ app, next }: Fixtures) {
  const { register, client } = await startSelling(app);
  const name = `Buyer${next()}`;
  return { client, id: (await register(name, `${name} & Daughters`)).id };
}

const buyer = { buyer: 'Ama Owusu', company: 'Volta Bank', address: 'Accra', taxNumber: 'C1' };

/** One whose buyer keeps a part for the tax authority. */
async function aWithholding(fixtures: Fixtures): Promise<string> {
  const { client, id } = await anOrder(fixtures);
  await client.call(updateBuyer, { query: { id }, body: { ...buyer, withholds: true } });
  return id;
}

async function aPaidOrder(fixtures: Fixtures) {
  const { client, id } = await anOrder(fixtures);
  const body = { way: 'bank', amount: '1200', note } as const;
  await client.call(enterPayment, { query: { id }, body });
  return id;
}

async function aPaper(fixtures: Fixtures): Promise<string> {
  const { client, id } = await anOrder(fixtures);
  await client.call(sendProforma, { query: { id } });
  const paper = fixtures.app.store.database
    .selectFrom('order_papers')
    .select('id')
    .where('order_id', '=', id);
  return (await paper.executeTakeFirstOrThrow()).id;
}

const statement = (next: () => number) =>
  csvFile(`Date,Details,Credit\n2025-07-01,Cash deposit ${next()},${next() + 10}.50\n`);

/** A payment that no order was found for. */
async function aLine(fixtures: Fixtures): Promise<string> {
  const { app, next } = fixtures;
  const { client } = await app.signInAs('Administrator');
  await client.call(readStatement, { body: { file: statement(next), way: 'bank' } });
  const { body } = await client.call(viewStatementLines, { query: { state: 'open' } });
  return body.records[0]?.id ?? '';
}

/** Payments that wait as a word isn’t known. */
async function aGroup({ app, next }: Fixtures): Promise<string> {
  const { client } = await app.signInAs('Administrator');
  const rows = [next(), next()].map((number) => `2025-07-01,Deposit ${number},${number + 10}.50,Logged`);
  const file = csvFile(['Date,Details,Credit,Status', ...rows].join('\n'));
  await client.call(readStatement, { body: { file, way: 'bank' } });
  return (await client.call(viewStatementGroups, {})).body.records[0]?.id ?? '';
}

const keys = { key: PAYSTACK_KEY, webhookSecret: '', isChosen: true };

/** A provider that payments go to. */
async function aProvider({ app }: Fixtures): Promise<FakePaystack> {
  const paystack = await new FakePaystack().listen();
  app.services.config.payments.paystackUrl = paystack.url;
  const { client } = await app.signInAs('Administrator');
  await client.call(updatePaymentProvider, { query: { id: 'paystack' }, body: keys });
  return paystack;
}

export const EXAMPLES: Examples = {
  viewOrders: async (fixtures) => {
    await anOrder(fixtures);
    return {};
  },
  exportOrders: async (fixtures) => {
    await anOrder(fixtures);
    return { body: { format: 'csv' } };
  },
  orderFigures: async (fixtures) => {
    await aPaidOrder(fixtures);
    return {};
  },
  sellingProblems: () => ({}),
  singleOrder: async (fixtures) => ({ query: { id: await aPaidOrder(fixtures) } }),
  enterPayment: async (fixtures) => ({
    query: { id: (await anOrder(fixtures)).id },
    body: { way: 'cash', amount: '1,200', note },
  }),
  enterRefund: async (fixtures) => ({
    query: { id: await aPaidOrder(fixtures) },
    body: { way: 'bank', amount: '100', note },
  }),
  takePaymentBack: async (fixtures) => {
    const id = await aPaidOrder(fixtures);
    const { client } = await fixtures.app.signInAs('Administrator');
    const { entries } = (await client.call(singleOrder, { query: { id } })).body.record;
    const posting = entries.find(({ isTakeable }) => isTakeable)?.posting ?? '';
    return { query: { id }, body: { posting, note: 'It was for another order' } };
  },
  enterCertificate: async (fixtures) => ({
    query: { id: await aWithholding(fixtures) },
    body: { amount: '75', note: 'WHT 12' },
  }),
  refundOnline: async (fixtures) => {
    const paystack = await aProvider(fixtures);
    const { client, id } = await anOrder(fixtures);
    const { link } = (await client.call(singleOrder, { query: { id } })).body.record;
    const page = await (await buyersPage(fixtures.app, link).press({ do: 'pay' })).text();
    const reference = /\/pay\/([\w-]+)/.exec(page)?.[1] ?? '';
    paystack.pay(reference);
    await comeBack(fixtures.app, link, reference);
    const { online } = (await client.call(singleOrder, { query: { id } })).body.record;
    return { query: { id }, body: { payment: online[0]?.id ?? '', amount: '100', note } };
  },
  watchOnlinePayment: async (fixtures) => {
    await aProvider(fixtures);
    const { client, id } = await anOrder(fixtures);
    const { link } = (await client.call(singleOrder, { query: { id } })).body.record;
    const page = await (await buyersPage(fixtures.app, link).press({ do: 'pay' })).text();
    return { query: { reference: /\/pay\/([\w-]+)/.exec(page)?.[1] ?? '' } };
  },
  viewPaymentProviders: () => ({}),
  updatePaymentProvider: async (fixtures) => {
    await aProvider(fixtures);
    return { query: { id: 'paystack' }, body: keys };
  },
  testPaymentProvider: async (fixtures) => {
    await aProvider(fixtures);
    return { query: { id: 'paystack' } };
  },
  deletePaymentProvider: async () => ({ query: { id: 'paystack' } }),
  cancelOrder: async (fixtures) => ({ query: { id: (await anOrder(fixtures)).id }, body: { note } }),
  reviveOrder: async (fixtures) => {
    const { client, id } = await anOrder(fixtures);
    await client.call(cancelOrder, { query: { id }, body: { note } });
    return { query: { id }, body: { note } };
  },
  holdOrder: async (fixtures) => ({
    query: { id: (await anOrder(fixtures)).id },
    body: { until: '2030-01-31' },
  }),
  updateBuyer: async (fixtures) => ({
    query: { id: (await anOrder(fixtures)).id },
    body: buyer,
  }),
  sendProforma: async (fixtures) => ({ query: { id: (await anOrder(fixtures)).id } }),
  remindBuyers: async (fixtures) => ({ body: { ids: [(await anOrder(fixtures)).id] } }),
  orderPaper: async (fixtures) => ({ query: { id: await aPaper(fixtures) } }),
  enterFiscalNumber: async (fixtures) => ({
    query: { id: await aPaper(fixtures) },
    body: { number: 'SDC 1', code: 'https://gra.example/1' },
  }),
  previewStatement: ({ next }) => ({ body: { file: statement(next), way: 'bank' } }),
  readStatement: ({ next }) => ({ body: { file: statement(next), way: 'bank' } }),
  viewStatementLines: async (fixtures) => {
    await aLine(fixtures);
    return {};
  },
  matchStatementLine: async (fixtures) => {
    const { id } = await anOrder(fixtures);
    const order = fixtures.app.store.database.selectFrom('orders').select('reference').where('id', '=', id);
    const { reference } = await order.executeTakeFirstOrThrow();
    return { query: { id: await aLine(fixtures) }, body: { reference } };
  },
  viewStatementGroups: async (fixtures) => {
    await aGroup(fixtures);
    return {};
  },
  answerStatementGroup: async (fixtures) => ({
    query: { id: await aGroup(fixtures) },
    body: { means: 'came-in' },
  }),
  ignoreStatementLine: async (fixtures) => ({ query: { id: await aLine(fixtures) } }),
};
