import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { allRequired } from '#platform/contract/messages.ts';
import { emptyValues } from '#platform/contract/record.ts';
import { submitFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { addSpeaker, newSpeaker } from '../contract.ts';
import * as say from '../messages.ts';
import { speakerFields } from '../speaker-fields.ts';
import { SpeakerFields } from './speaker-fields.tsx';
import { SpeakerPreview } from './speaker-preview.tsx';

const EMPTY = { ...emptyValues(speakerFields), image: undefined };

export function AddSpeakerScreen() {
  const onSaved = useSaved({ to: '/admin/dashboard' });
  return (
    <Screen title={say.addSpeaker()}>
      <RecordForm
        schema={newSpeaker}
        initial={EMPTY}
        action={say.addSpeaker()}
        failure={submitFailure}
        incomplete={allRequired()}
        save={(body) => makeCall(addSpeaker, { body })}
        onSaved={onSaved}
        aside={<Link to="/admin/speakers">{say.cancel()}</Link>}
        beside={<SpeakerPreview />}
      >
        <SpeakerFields />
      </RecordForm>
    </Screen>
  );
}
