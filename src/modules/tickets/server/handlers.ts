import { handler } from '#platform/server/http/handler.ts';
import { ticketKey } from '../contract.ts';
import { publicKey } from './service.ts';

export const ticketHandlers = [handler(ticketKey, async (_input, context) => publicKey(context))];
