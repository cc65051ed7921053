import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { allRequired } from '#platform/contract/messages.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { editionsOfNew, viewEditions } from '#rooms/edition/contract.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { NOT_SAVED, SERVER_ERROR } from '#ui/admin/form/failures.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { addSponsor, newSponsor } from '../contract.ts';
import * as say from '../messages.ts';
import { SponsorFields } from './sponsor-fields.tsx';

const EMPTY = { title: '', name: '', website: '', contactName: '', contactEmail: '', image: undefined };

export function AddSponsorScreen() {
  const editions = useReply(viewEditions, ({ records }) => editionsOfNew(records, editionInUse()));
  const onSaved = useSaved({ to: '/admin/dashboard' });
  return (
    <Screen title={say.addMenu()}>
      {editions && (
        <RecordForm
          schema={newSponsor}
          initial={{ ...EMPTY, edition: editions.chosen }}
          action={say.add()}
          failure={failure}
          incomplete={allRequired()}
          save={(body) => makeCall(addSponsor, { body })}
          onSaved={onSaved}
          aside={<Link to="/admin/sponsordata">{say.cancel()}</Link>}
        >
          {editions.options.length > 1 && (
            <SelectField name="edition" label={say.edition()} options={editions.options} required />
          )}
          <SponsorFields />
        </RecordForm>
      )}
    </Screen>
  );
}

/** docs/product.md, 9.2 */
function failure(thrown: unknown): string {
  if (!(thrown instanceof Refusal) || thrown.code === 'unavailable') return say.unexpected();
  return thrown.code === 'unexpected' ? SERVER_ERROR : NOT_SAVED;
}
