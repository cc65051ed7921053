import type { ServerModule } from '#platform/server/module.ts';
import { ticketHandlers } from './handlers.ts';

export const ticketsModule: ServerModule = {
  handlers: ticketHandlers,
};
