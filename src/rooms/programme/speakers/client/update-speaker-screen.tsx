import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { allRequired } from '#platform/contract/messages.ts';
import { formValues } from '#platform/contract/record.ts';
import { RecordTranslations } from '#rooms/access/browser.ts';
import { Given } from '#ui/admin/client-module.tsx';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { changedSpeaker, singleSpeaker, updateSpeaker } from '../contract.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { speakerFields } from '../speaker-fields.ts';
import { pictureAddress } from './picture-address.ts';
import { SpeakerFields } from './speaker-fields.tsx';
import { SpeakerPreview } from './speaker-preview.tsx';

export function UpdateSpeakerScreen({ speakerId }: { speakerId: string }) {
  return (
    <UpdateScreen
      title={say.updateSpeaker()}
      within={{ to: '/admin/speakers', label: say.many() }}
      nameOf={({ records: [{ title, fullname }] }) => `${title} ${fullname}`}
      call={singleSpeaker}
      query={{ speakerId }}
      failure={say.readFailed()}
    >
      {({ records: [speaker] }) => (
        <>
          <UpdateForm speaker={speaker} />
          <RecordTranslations kind={speakerKind.name} id={speaker.id} />
          <Given name="RecordPart" props={{ id: speaker.id }} />
        </>
      )}
    </UpdateScreen>
  );
}

function UpdateForm({ speaker }: { speaker: CallOutput<typeof singleSpeaker>['records'][0] }) {
  const onSaved = useSaved({ to: '/admin/speakers' });
  const query = { speakerId: speaker.id };
  return (
    <RecordForm
      schema={changedSpeaker}
      initial={{ ...formValues(speakerFields, speaker), image: undefined }}
      action={say.updateSpeaker()}
      failure={updateFailure}
      incomplete={allRequired()}
      save={(fields) => makeCall(updateSpeaker, { query, body: { ...fields, version: speaker.version } })}
      onSaved={onSaved}
      aside={<Link to="/admin/speakers">{say.cancel()}</Link>}
      beside={<SpeakerPreview saved={speaker} />}
    >
      <SpeakerFields id={speaker.id} picture={pictureAddress(speaker)} />
    </RecordForm>
  );
}
