import { type Handler, keyedHandler } from '#platform/server/http/handler.ts';
import { ticketSigner } from '#rooms/ground/server.ts';
import { registration } from '#rooms/people/registrations/contract.ts';
import { ownFee, ticketsWithheld } from '#rooms/people/registrations/server/service.ts';
import { notRequiredOf, withChecks } from '#rooms/people/submissions/server/service.ts';
import { namingPage } from '../addresses.ts';
import { groupWithout, registerGroup } from '../contract.ts';
import * as say from '../messages.ts';
import { registerGroup as register } from './service.ts';

export const groupHandlers: Handler[] = [
  keyedHandler(
    registerGroup,
    async ({ body }, context) => {
      const { database } = context.store;
      const sign = await ticketSigner(context);
      const registered = await register(context, body);
      const { buyer, edition, link } = registered;
      const withheld = await ticketsWithheld(database, context, [buyer.id]);
      const ticket = withheld.has(buyer.id) ? '' : sign({ editionId: buyer.event_id, attendeeId: buyer.id });
      const fee = edition ? await ownFee(database, context, buyer, edition) : '';
      const group = {
        named: body.people.length,
        unnamed: body.unnamed,
        naming: namingPage(link.split('/').at(-1) ?? ''),
      };
      const { id, fullname: name, email } = buyer;
      for (const { onRegistered } of context.modules) {
        onRegistered?.(context, { id, name, email, ticket, link, fee, group });
      }
      return registered;
    },
    ({ buyer: { id } }) => ({ message: say.registered(), id }),
    async ({ body }, context) => {
      const notRequired = await notRequiredOf({}, context);
      const group = groupWithout(notRequired);
      if (group.safeParse(body).success) return group;
      return groupWithout(notRequired, await withChecks(registration, 'registration', context));
    },
  ),
];
