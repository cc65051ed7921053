import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { formValues } from '#platform/contract/record.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { type Entered, RecordFields } from '#ui/admin/form/record-fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { changedSession, singleSession, updateSession, viewProgramme } from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import { languageName, SESSION_LANGUAGES } from '../../languages.ts';
import * as label from '../../messages.ts';
import { sessionFields } from '../../record.ts';
import { SESSION_STATES, STATE_LABELS } from '../../states.ts';

const LIST = { to: '/admin/programme' } as const;

/** What the table has no column for. */
const FIELDS = [
  'title',
  'track',
  'state',
  'language',
  'level',
  'places',
  'abstract',
  'slides',
  'recording',
] as const;
const schema = changedSession.pick({
  title: true,
  track: true,
  state: true,
  language: true,
  level: true,
  places: true,
  abstract: true,
  slides: true,
  recording: true,
});

type Session = CallOutput<typeof singleSession>['record'];

export function UpdateSessionScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.update()}
      within={{ ...LIST, label: label.programme() }}
      nameOf={({ record }) => record.title}
      call={singleSession}
      query={{ id }}
    >
      {({ record }) => <UpdateForm session={record} />}
    </UpdateScreen>
  );
}

function UpdateForm({ session }: { session: Session }) {
  const { id, version, people: _, ...record } = session;
  const onSaved = useSaved(LIST);
  const { title, track, language, level, places, abstract, slides, recording } = formValues(
    sessionFields,
    record,
  );
  return (
    <RecordForm
      schema={schema}
      initial={{ title, track, state: session.state, language, level, places, abstract, slides, recording }}
      action={say.save()}
      failure={updateFailure}
      save={(fields) => makeCall(updateSession, { query: { id }, body: { ...fields, version } })}
      onSaved={onSaved}
      aside={<Link {...LIST}>{say.cancel()}</Link>}
    >
      <RecordFields
        fields={sessionFields}
        only={FIELDS}
        own={{ track: TrackField, state: StateField, language: LanguageField, abstract: RichTextField }}
      />
    </RecordForm>
  );
}

function TrackField(field: Entered) {
  const desk = useReplyOfEdition(viewProgramme);
  if (!desk || desk.tracks.length === 0) return <TextField {...field} />;
  const options = desk.tracks.map(({ id, name }) => ({ value: id, label: name }));
  return <SelectField {...field} options={options} placeholder={say.noTrack()} />;
}

function StateField(field: Entered) {
  const options = SESSION_STATES.map((value) => ({ value, label: STATE_LABELS[value]() }));
  return <SelectField {...field} options={options} />;
}

function LanguageField(field: Entered) {
  const options = SESSION_LANGUAGES.map((value) => ({ value, label: languageName(value) }));
  return <SelectField {...field} options={options} placeholder={say.noLanguage()} />;
}
