import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { SecretBox } from '#ui/admin/secret-box.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { addToken, revokeToken, type Token, tokenForm, viewTokens } from '../contract.ts';
import { TOKEN_DAYS, TOKEN_DAYS_DEFAULT } from '../lifetimes.ts';

const queryKey = [viewTokens.name];

/** Makes, shows once and revokes the user's own API tokens. */
export function TokensPanel() {
  const queries = useQueryClient();
  const [made, setMade] = useState<string>();
  const tokens = useQuery({ queryKey, queryFn: () => makeCall(viewTokens, {}) });

  return (
    <Panel
      title="API tokens"
      lead={
        <>
          For scripts. A script sends <code>Authorization: Bearer</code> with the token, and may do what you
          may, except change users, passwords, sessions and tokens. A new password ends your tokens. See{' '}
          <a href="/aiAPI/docs">the calls</a>.
        </>
      }
    >
      {tokens.error && <p role="alert">{refusalText(tokens.error)}</p>}
      <ul className="plain-list">
        {tokens.data?.records.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      {made && <SecretBox secret={made} lead="This is your token. Copy it now: it won’t be shown again." />}
      <RecordForm
        schema={tokenForm}
        initial={{ name: '', days: TOKEN_DAYS_DEFAULT }}
        action="Create a token"
        actionKind="plain"
        save={(body) => makeCall(addToken, { body })}
        onSaved={({ message, token }) => {
          notify('success', message);
          setMade(token);
          queries.invalidateQueries({ queryKey });
        }}
      >
        <TextField name="name" label="Name" hint="What will use it, such as ‘Badge printer’." required half />
        <SelectField
          name="days"
          label="Valid for"
          hint="Then it stops working by itself."
          options={TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
          required
          half
        />
      </RecordForm>
    </Panel>
  );
}

function TokenRow({ token }: { token: Token }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => makeCall(revokeToken, { query: { id: token.id } }),
    onSuccess: ({ message }) => notify('success', message),
    onError: (thrown) =>
      notify('error', 'The token couldn’t be revoked.', { description: refusalText(thrown) }),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <li>
      <div>
        <strong>{token.name}</strong>
        {token.expired && <span className="tag">Expired</span>}
        <p className="message-detail">
          Created <Instant value={token.date} />, valid until <Instant value={token.expires} />,{' '}
          {token.lastUsed ? (
            <>
              last used <Instant value={token.lastUsed} />
            </>
          ) : (
            'never used'
          )}
        </p>
      </div>
      <Button onClick={() => setAsking(true)} aria-label={`Revoke the token ${token.name}`}>
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        title="Revoke this token?"
        confirm="Revoke"
        dangerous
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onCancel={() => setAsking(false)}
      >
        Anything that uses ‘{token.name}’ will stop working immediately.
      </ConfirmDialog>
    </li>
  );
}
