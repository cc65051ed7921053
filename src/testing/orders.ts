import { expect } from 'vitest';
import { singleSection } from '#rooms/edition/content/contract.ts';
import { singleOrder, viewOrders } from '#rooms/money/orders/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from './app.ts';
import { publishSections } from './publish-section.ts';
import { SALES } from './sales.ts';
import { sampleRegistration } from './samples.ts';

/** The program, in this process or another one. */
export type Site = Pick<TestApp, 'visitor' | 'signInAs'> & { store: Pick<TestApp['store'], 'database'> };

/** An edition that sells tickets, with whoever manages it. */
export async function selling(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  return { app, ...(await startSelling(app)) };
}

export async function startSelling(app: Site) {
  await app.store.database.updateTable('events').set({ regular_fee: 150_000, group_percent: 10 }).execute();
  const { client } = await app.signInAs('Administrator');
  const sold = (await client.call(singleSection, { query: { section: 'ticketKinds' } })).body.record;
  if ((sold.values.kinds as unknown[]).length === 0) {
    await publishSections(client, SALES);
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
export async function orderOf(app: Site, name: string) {
  const { client } = await app.signInAs('Administrator');
  const { records } = (await client.call(viewOrders, { query: { search: emailOf(name) } })).body;
  return readOrder(app, records[0]?.id ?? '');
}

export async function readOrder(app: Site, id: string) {
  const { client } = await app.signInAs('Administrator');
  return (await client.call(singleOrder, { query: { id } })).body.record;
}

/** The page of an order, as its buyer uses it. */
export function buyersPage(app: Pick<Site, 'visitor'>, link: string) {
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

/**
 * Opens an order's page as a provider leads back to it, until the provider has been asked, and returns what the page says then.
 * Nothing of it waits for the provider.
 */
export async function comeBack(
  { visitor, store }: Pick<Site, 'visitor' | 'store'>,
  link: string,
  payment: string,
): Promise<string> {
  const path = `${new URL(link).pathname}?paid=${payment}&trxref=${payment}&reference=${payment}`;
  const open = async () => (await visitor.fetch(path)).text();
  const read = () =>
    store.database
      .selectFrom('online_payments')
      .select(['state', 'asks'])
      .where('reference', '=', payment)
      .executeTakeFirst();
  const before = await read();
  const first = await open();
  if (!before || before.state === 'paid' || before.state === 'amiss') return first;
  await expect.poll(read).not.toEqual(before);
  return open();
}
