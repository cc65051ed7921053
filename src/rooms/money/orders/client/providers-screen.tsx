import './desk.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { CopyButton } from '#ui/admin/copy-button.tsx';
import { SwitchField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from '../messages.ts';
import {
  deletePaymentProvider,
  type PaymentProvider,
  providerForm,
  testPaymentProvider,
  updatePaymentProvider,
  viewPaymentProviders,
} from '../provider-contract.ts';
import { ActionButton } from './action-button.tsx';

/** By whom people pay online, and with which keys. */
export function ProvidersScreen() {
  const providers = useQuery({
    queryKey: [viewPaymentProviders.name],
    queryFn: () => makeCall(viewPaymentProviders, {}),
  }).data?.records;
  return (
    <Screen title={say.onlineTitle()} within={{ to: '/admin/orders', label: say.many() }}>
      <p className="panel-lead">{say.onlineLead()}</p>
      {providers?.map((one) => (
        <Provider
          key={`${one.id} ${one.keyEnd} ${one.isChosen}`}
          provider={one}
          isFirst={providers.every(({ isChosen }) => !isChosen)}
        />
      ))}
    </Screen>
  );
}

function Provider({ provider, isFirst }: { provider: PaymentProvider; isFirst: boolean }) {
  const { id, name, isChosen, keyEnd, isTest, hasWebhookSecret, webhook } = provider;
  const queries = useQueryClient();
  return (
    <Panel title={name}>
      <p className="provider-state">
        <strong>{isChosen ? say.isInUse() : say.notInUse()}</strong>
        {keyEnd && isTest && ` · ${say.testMode()}`}
      </p>
      <RecordForm
        schema={providerForm}
        initial={{ key: '', webhookSecret: '', isChosen: isChosen || isFirst }}
        action={say.saveKeys()}
        save={(body) => makeCall(updatePaymentProvider, { query: { id }, body })}
        onSaved={({ message }) => {
          notify('success', message, { settles: say.failed() });
          return queries.invalidateQueries();
        }}
        aside={
          keyEnd ? (
            <>
              <ActionButton run={() => makeCall(testPaymentProvider, { query: { id } })}>
                {say.testKeys()}
              </ActionButton>
              <ActionButton leaves run={() => makeCall(deletePaymentProvider, { query: { id } })}>
                {say.forgetKeys()}
              </ActionButton>
            </>
          ) : undefined
        }
      >
        <TextField
          name="key"
          label={say.secretKey()}
          type="password"
          autoComplete="off"
          hint={keyEnd ? say.secretKeyHint({ end: keyEnd }) : say.secretKeyFirst()}
        />
        {hasWebhookSecret && (
          <TextField name="webhookSecret" label={say.webhookSecret()} type="password" autoComplete="off" />
        )}
        <SwitchField name="isChosen" label={say.isChosen()} />
      </RecordForm>
      <div className="provider-webhook">
        <p className="message-detail">
          {say.webhookHint({ provider: name })} <code translate="no">{webhook}</code>
        </p>
        <CopyButton text={webhook} />
      </div>
    </Panel>
  );
}
