import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { ADMINISTRATOR, USER } from '#platform/contract/access.ts';
import { roleName } from '#platform/contract/rights.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { deleteRole, type ListedRight, type ListedRole, viewRoles } from '../contract.ts';
import * as say from '../messages.ts';

/** Every role with what it may see and do, and how many users have it. */
export function RolesScreen() {
  const roles = useQuery({ queryKey: [viewRoles.name], queryFn: () => makeCall(viewRoles, {}) });
  return (
    <Screen
      title={say.title()}
      actions={
        <Link to="/admin/add-role" className={buttonClass('act')}>
          {say.addRole()}
        </Link>
      }
    >
      <p className="panel-lead">{say.lead()}</p>
      {roles.error && <p role="alert">{refusalText(roles.error)}</p>}
      <ul className="roles">
        {roles.data?.records.map((role) => (
          <li key={role.id} className="panel">
            <Role role={role} rights={roles.data.rights} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function Role({ role, rights }: { role: ListedRole; rights: readonly ListedRight[] }) {
  const { id, name, builtIn, users } = role;
  return (
    <>
      <div className="role-head">
        <h2>{roleName(name)}</h2>
        <p className="role-facts">
          {users === 0 ? (
            say.noUsers()
          ) : (
            <Link to="/admin/users" search={{ ofRole: name }}>
              {say.users({ count: users })}
            </Link>
          )}
          {builtIn && ` · ${say.builtIn()}`}
        </p>
        {!builtIn && (
          <div className="role-actions">
            <Link
              to="/admin/update-role/$id"
              params={{ id }}
              className={buttonClass()}
              aria-label={say.editNamed({ name })}
            >
              {say.edit()}
            </Link>
            {users === 0 && <DeleteButton role={role} />}
          </div>
        )}
      </div>
      <Rights role={role} rights={rights} />
    </>
  );
}

function Rights({ role, rights }: { role: ListedRole; rights: readonly ListedRight[] }) {
  if (role.name === ADMINISTRATOR) return <p>{say.everythingRole()}</p>;
  if (role.name === USER) return <p>{say.nothingRole()}</p>;
  return (
    <dl className="role-rights">
      {rights
        .filter(({ name }) => role.rights.includes(name))
        .map(({ name, label, allows }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{allows}</dd>
          </div>
        ))}
    </dl>
  );
}

function DeleteButton({ role: { id, name } }: { role: ListedRole }) {
  const [isAsking, setIsAsking] = useState(false);
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => makeCall(deleteRole, { query: { id } }),
    onSuccess: ({ message }) => notify('success', message),
    onError: (error) => notify('error', say.deleteFailed(), { description: refusalText(error) }),
    onSettled: () => {
      setIsAsking(false);
      return queries.invalidateQueries();
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)} aria-label={say.deleteNamed({ name })}>
        {say.deleteRole()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={say.askDelete({ name })}
        confirm={say.deleteRole()}
        dangerous
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {say.nobodyHasIt()}
      </ConfirmDialog>
    </>
  );
}
