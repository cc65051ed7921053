import type { Hono } from 'hono';
import { Refusal } from '#platform/contract/refusal.ts';
import { readTextBody } from '#platform/server/http/body-bytes.ts';
import type { Services } from '#platform/server/http/context.ts';
import { clientAddress } from '#platform/server/http/request-context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import * as say from '../../messages.ts';
import { webhookAddress } from '../../online.ts';
import { connected, isProviderName } from './accounts.ts';
import {
  countEventsSince,
  findEvent,
  findPayment,
  finishEvent,
  insertEvent,
  refundsOfPayment,
} from './queries.ts';
import { settleRefund } from './refunds.ts';
import { settle } from './settle.ts';

/** In bytes: some ten times what providers send. */
const BODY_MAX = 64 * 1024;
/** Of one provider in an hour: some ten times what a summit sells in one. */
const EVENTS_MAX = 50_000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Takes what providers report: kept as it arrived, if it is signed, and answered at once. A job asks the provider what is true
 * of it. Wrong signatures are counted by network.
 */
export function mountWebhooks(app: Hono, services: Services): void {
  const { store, clock, limits } = services;
  app.post(webhookAddress(':provider'), async (c) => {
    const name = c.req.param('provider') ?? '';
    const at = isProviderName(name) ? await connected(store.database, services, name) : undefined;
    if (!at) throw new Refusal('not-found', say.noWebhook());
    const network = clientAddress(services, c.req.raw, c.env);
    const now = clock.now();
    await readTextBody(c.req.raw, network, async (body) => {
      if (body.byteLength > BODY_MAX) throw new Refusal('too-large', say.webhookTooLarge());
      const reported = at.provider.readWebhook(at.account, c.req.raw.headers, body, now);
      if (!reported) {
        await refuseAtLimit(() => limits.take('unsignedWebhooks', network), say.tooManyUnsigned());
        throw new Refusal('unauthenticated', say.webhookUnsigned());
      }
      await store.write(async (database) => {
        const since = new Date(now.getTime() - HOUR_MS).toISOString();
        if ((await countEventsSince(database, at.name, since)) >= EVENTS_MAX)
          throw new Refusal('unavailable', say.tooManyEvents());
        const id = newId();
        const isNew = await insertEvent(database, {
          ...{ id, provider: at.name, event: reported.event, reference: reported.reference },
          body: Buffer.from(body).toString('utf8'),
          ...{ received_at: now.toISOString(), done_at: null },
        });
        if (isNew) await requestJob(database, takeEvent, { subject: id, due: now });
      });
    });
    return c.body(null, 200, { 'cache-control': 'no-store' });
  });
}

/** Does what an event is about. It is tried again while the provider doesn’t answer. */
export const takeEvent: Job = {
  kind: 'take-provider-event',
  schedule: 'on demand',
  waitsForOthers: true,
  async run(context) {
    const { database } = context.store;
    const event = await findEvent(database, context.subject);
    if (!event || event.done_at) return;
    const payment = await findPayment(database, event.reference);
    if (payment) {
      await settle(context, payment.reference);
      for (const { id } of await refundsOfPayment(database, payment.id)) await settleRefund(context, id);
    }
    const now = context.clock.now().toISOString();
    await context.store.write((writing) => finishEvent(writing, event.id, now));
  },
};
