import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { ticketKey } from '../contract.ts';
import { publicKey } from './service.ts';

const ticketHandlers = [handler(ticketKey, async (_input, context) => publicKey(context))];

export const ticketsModule: ServerModule = {
  handlers: ticketHandlers,
};
