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
import { RichMessage } from '#ui/rich-message.tsx';
import { addToken, revokeToken, type Token, tokenForm, viewTokens } from '../contract.ts';
import { TOKEN_DAYS, TOKEN_DAYS_DEFAULT } from '../lifetimes.ts';
import * as say from '../messages.ts';

const queryKey = [viewTokens.name];

/** Makes, shows once and revokes the user's own API tokens. */
export function TokensPanel() {
  const queries = useQueryClient();
  const [made, setMade] = useState<string>();
  const tokens = useQuery({ queryKey, queryFn: () => makeCall(viewTokens, {}) });

  return (
    <Panel
      title={say.apiTokens()}
      lead={
        <RichMessage
          of={say.tokensLead()}
          tags={{
            code: (words) => <code>{words}</code>,
            calls: (words) => <a href="/aiAPI/docs">{words}</a>,
          }}
        />
      }
    >
      {tokens.error && <p role="alert">{refusalText(tokens.error)}</p>}
      <ul className="plain-list">
        {tokens.data?.records.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      {made && <SecretBox secret={made} lead={say.tokenMade()} />}
      <RecordForm
        schema={tokenForm}
        initial={{ name: '', days: TOKEN_DAYS_DEFAULT }}
        action={say.createToken()}
        actionKind="plain"
        save={(body) => makeCall(addToken, { body })}
        onSaved={({ message, token }) => {
          notify('success', message);
          setMade(token);
          queries.invalidateQueries({ queryKey });
        }}
      >
        <TextField name="name" label={say.name()} hint={say.tokenNameHint()} required half />
        <SelectField
          name="days"
          label={say.validFor()}
          hint={say.validForHint()}
          options={TOKEN_DAYS.map((days) => ({ value: String(days), label: say.daysLong({ days }) }))}
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
    onError: (thrown) => notify('error', say.tokenNotRevoked(), { description: refusalText(thrown) }),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <li>
      <div>
        <strong>{token.name}</strong>
        {token.expired && <span className="tag">{say.expired()}</span>}
        <p className="message-detail">
          <RichMessage
            of={token.lastUsed ? say.tokenTimes() : say.unusedTokenTimes()}
            tags={{
              created: () => <Instant value={token.date} />,
              expires: () => <Instant value={token.expires} />,
              used: () => <Instant value={token.lastUsed} />,
            }}
          />
        </p>
      </div>
      <Button onClick={() => setAsking(true)} aria-label={say.revokeToken({ name: token.name })}>
        {say.revoke()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={say.revokeTitle()}
        confirm={say.revoke()}
        dangerous
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onCancel={() => setAsking(false)}
      >
        {say.revokeHint({ name: token.name })}
      </ConfirmDialog>
    </li>
  );
}
