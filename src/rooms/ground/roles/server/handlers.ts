import { handler } from '#platform/server/http/handler.ts';
import { addRole, deleteRole, singleRole, updateRole, viewRoles } from '../contract.ts';
import * as say from '../messages.ts';
import { declaredRights } from './rights.ts';
import { changeRole, createRole, listRoles, readRole, removeRole } from './service.ts';

export const roleHandlers = [
  handler(viewRoles, async (_input, context) => ({
    records: await listRoles(context),
    rights: declaredRights(context).map(([name, { label, allows }]) => ({
      name,
      label: label(),
      allows: allows(),
    })),
  })),

  handler(singleRole, async ({ query: { id } }, context) => ({ record: await readRole(context, id) })),

  handler(addRole, async ({ body }, context) => ({
    id: await createRole(context, body),
    message: say.added({ name: body.name }),
  })),

  handler(updateRole, async ({ query: { id }, body }, context) => {
    await changeRole(context, id, body);
    return { id, message: say.saved({ name: body.name }) };
  }),

  handler(deleteRole, async ({ query: { id } }, context) => ({
    id,
    message: say.deleted({ name: await removeRole(context, id) }),
  })),
];
