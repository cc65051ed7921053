import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type Audience, addMailing } from '../contract.ts';
import * as say from '../messages.ts';
import { MailingForm } from './mailing-form.tsx';

const WITHIN = { to: '/admin/mailings', label: say.writingToMany() } as const;

/** Nobody is written to by an address that can't be followed in full: it might reach more people than it names. */
export function UnknownAudience({ filters }: { filters: readonly string[] }) {
  return (
    <Screen title={say.writeToMany()} within={WITHIN}>
      <p role="alert">
        {say.unknownFilters({ filters: filters.join(', ') })}{' '}
        <Link to="/admin/attendees">{say.chooseWhomToWrite()}</Link>
      </p>
    </Screen>
  );
}

/** Begins with the search and filters that the attendees' list had. */
export function AddMailingScreen({ audience }: { audience: Audience }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Screen title={say.writeToMany()} within={WITHIN}>
      <MailingForm
        initial={{ audience: { ...audience, edition: audience.edition ?? editionInUse() } }}
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
