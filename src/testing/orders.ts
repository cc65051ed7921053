import { expect } from 'vitest';
import { singleSection } from '#modules/content/contract.ts';
import { singleOrder, viewOrders } from '#modules/orders/contract.ts';
import { addAttendee } from '#modules/registrations/contract.ts';
import { createTestApp, type TestApp } from './app.ts';
import { publishSection } from './publish-section.ts';
import { sampleRegistration } from './samples.ts';

const cedis = (amount: number) => [{ currency: 'GHS', amount: amount * 100 }];
const KIND = { note: '', isPublic: true, inGroups: true, from: '', until: '', places: '' };

/** What the sample edition sells: GH₵ 1,200 until its early birds are over, then 1,500; students pay 500. */
const KINDS = [
  { ...KIND, key: 'early', name: 'Early bird', prices: cedis(1_200), until: '2025-07-15' },
  { ...KIND, key: 'regular', name: 'Regular', prices: cedis(1_500), note: 'Both days' },
  { ...KIND, key: 'student', name: 'Student', prices: cedis(500), inGroups: false },
  { ...KIND, key: 'speaker', name: 'Speaker', prices: cedis(0), isPublic: false },
];
const CODE = { note: '', percent: '', prices: [], uses: '', until: '', kind: '', company: '' };
const CODES = [
  { ...CODE, code: 'TENTH', percent: '10' },
  { ...CODE, code: 'ONCE', percent: '50', uses: '1' },
  { ...CODE, code: 'SPEAKS', kind: 'Speaker' },
  { ...CODE, code: 'VOLTA', prices: cedis(300), company: 'Volta Bank Ltd' },
];
const LEVY = { isOnTop: false, from: '', until: '' };
/** Ghana's since 2026: 20% in all. */
export const LEVIES = [
  { ...LEVY, name: 'NHIL', rate: '2.5' },
  { ...LEVY, name: 'GETFund', rate: '2.5' },
  { ...LEVY, name: 'VAT', rate: '15' },
];
export const PAYING = {
  seller: 'Summit Limited',
  taxNumber: 'C0001234567',
  address: '12 Independence Avenue, Accra',
  transfer: 'Ecobank Ghana, account 1441000123456\nMTN MoMo 024 412 3456',
  holdDays: '7',
  remindDays: '2',
  withholding: '7.5',
  refunds: [
    { days: '30', percent: '100' },
    { days: '7', percent: '50' },
  ],
};

/** An edition that sells tickets, with whoever manages it. */
export async function selling(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  return { app, ...(await startSelling(app)) };
}

export async function startSelling(app: TestApp) {
  await app.store.database.updateTable('events').set({ regular_fee: 150_000, group_percent: 10 }).execute();
  const { client } = await app.signInAs('Administrator');
  const sold = (await client.call(singleSection, { query: { section: 'ticketKinds' } })).body.record;
  if ((sold.values.kinds as unknown[]).length === 0) {
    await publishSection(client, 'ticketKinds', { kinds: KINDS });
    await publishSection(client, 'discountCodes', { codes: CODES });
    await publishSection(client, 'levies', { levies: LEVIES });
    await publishSection(client, 'paying', PAYING);
  }
  const register = async (name: string, company = 'Owusu & Daughters') => {
    const body = sampleRegistration({ name, email: emailOf(name), company_name: company });
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
    return orderOf(app, name);
  };
  return { client, register, orderOf: (name: string) => orderOf(app, name) };
}

export const emailOf = (name: string) => `${name.toLowerCase()}@owusu.example`;

/** All of somebody's newest order. */
export async function orderOf(app: TestApp, name: string) {
  const { client } = await app.signInAs('Administrator');
  const { records } = (await client.call(viewOrders, { query: { search: emailOf(name) } })).body;
  return readOrder(app, records[0]?.id ?? '');
}

export async function readOrder(app: TestApp, id: string) {
  const { client } = await app.signInAs('Administrator');
  return (await client.call(singleOrder, { query: { id } })).body.record;
}

/** The page of an order, as its buyer uses it. */
export function buyersPage(app: TestApp, link: string) {
  const path = new URL(link).pathname;
  return {
    open: async () => (await app.visitor.fetch(path)).text(),
    press: (values: Record<string, string>) =>
      app.visitor.fetch(path, {
        method: 'POST',
        body: new URLSearchParams({
          buyer: 'Ama Owusu',
          company: '',
          address: '',
          taxNumber: '',
          code: '',
          ...values,
        }),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      }),
  };
}
