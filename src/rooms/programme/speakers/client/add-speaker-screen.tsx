import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { allRequired } from '#platform/contract/messages.ts';
import { emptyValues } from '#platform/contract/record.ts';
import { editionsOfNew, viewEditions } from '#rooms/edition/contract.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { submitFailure } from '#ui/admin/form/failures.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { addSpeaker, newSpeaker } from '../contract.ts';
import * as say from '../messages.ts';
import { speakerFields } from '../speaker-fields.ts';
import { SpeakerFields } from './speaker-fields.tsx';
import { SpeakerPreview } from './speaker-preview.tsx';

const EMPTY = { ...emptyValues(speakerFields), image: undefined };

export function AddSpeakerScreen() {
  const editions = useReply(viewEditions, ({ records }) => editionsOfNew(records, editionInUse()));
  const onSaved = useSaved({ to: '/admin/dashboard' });
  return (
    <Screen title={say.addSpeaker()}>
      {editions && (
        <RecordForm
          schema={newSpeaker}
          initial={{ ...EMPTY, edition: editions.chosen }}
          action={say.addSpeaker()}
          failure={submitFailure}
          incomplete={allRequired()}
          save={(body) => makeCall(addSpeaker, { body })}
          onSaved={onSaved}
          aside={<Link to="/admin/speakers">{say.cancel()}</Link>}
          beside={<SpeakerPreview />}
        >
          {editions.options.length > 1 && (
            <SelectField name="edition" label={say.edition()} options={editions.options} required />
          )}
          <SpeakerFields />
        </RecordForm>
      )}
    </Screen>
  );
}
