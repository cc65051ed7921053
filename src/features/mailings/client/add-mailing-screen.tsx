import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type Audience, addMailing } from '../contract.ts';
import { MailingForm } from './mailing-form.tsx';

/** Begins with the search and filters that the attendees' list had. */
export function AddMailingScreen({ audience }: { audience: Audience }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Screen title="Write to many" within={{ to: '/admin/mailings', label: 'Writing to many' }}>
      <MailingForm
        initial={{ audience: { edition: editionInUse(), ...audience } }}
        save={(body) => makeCall(addMailing, { body })}
        onSaved={({ message, id = '' }) => {
          notify('success', message);
          queries.invalidateQueries();
          navigate({ to: '/admin/mailing/$id', params: { id } });
        }}
      />
    </Screen>
  );
}
