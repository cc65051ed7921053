import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { viewEditions } from '#rooms/edition/contract.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { type Audience, addMailing, type MailingInput } from '../contract.ts';
import * as say from '../messages.ts';
import { MailingForm } from './mailing-form.tsx';
import { aboutMove } from './moved.ts';

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

interface AddProps {
  audience: Audience;
  text?: Pick<MailingInput, 'subject' | 'body'>;
}

/** Begins with what is to be told of an edition that has another place or time. */
export function MovedScreen({ audience }: { audience: Audience }) {
  const editions = useReply(viewEditions, ({ records }) => records);
  const edition = editions?.find(({ id }) => id === audience.edition);
  return edition && <AddMailingScreen audience={audience} text={aboutMove(edition)} />;
}

/** Begins with the search and filters that the attendees' list had. */
export function AddMailingScreen({ audience, text }: AddProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Screen title={say.writeToMany()} within={WITHIN}>
      <MailingForm
        initial={{ ...text, audience: { ...audience, edition: audience.edition ?? editionInUse() } }}
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
