import { Link } from '@tanstack/react-router';
import { createContext, useContext, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { languageName } from '#platform/contract/language.ts';
import { formValues } from '#platform/contract/record.ts';
import { RecordTranslations } from '#rooms/access/browser.ts';
import { PICTURES } from '#rooms/programme/speakers/pictures.ts';
import { Button } from '#ui/admin/button.tsx';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { Field } from '#ui/admin/form/field.tsx';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { PictureDialog } from '#ui/admin/form/pictures/picture-dialog.tsx';
import { type Entered, RecordFields } from '#ui/admin/form/record-fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { changedSession, singleSession, updateSession, viewProgramme } from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import { sessionKind } from '../../kind.ts';
import { SESSION_LANGUAGES } from '../../languages.ts';
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
  'picture',
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
  picture: true,
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
      {({ record }) => (
        <>
          <UpdateForm session={record} />
          <RecordTranslations kind={sessionKind.name} id={id} />
        </>
      )}
    </UpdateScreen>
  );
}

function UpdateForm({ session }: { session: Session }) {
  const { id, version, edition, people: _, ...record } = session;
  const onSaved = useSaved(LIST);
  const values = formValues(sessionFields, record);
  const initial = Object.fromEntries(FIELDS.map((name) => [name, values[name]]));
  return (
    <EditionId value={edition}>
      <RecordForm
        schema={schema}
        initial={{ ...initial, state: session.state }}
        action={say.save()}
        failure={updateFailure}
        save={(fields) => makeCall(updateSession, { query: { id }, body: { ...fields, version } })}
        onSaved={onSaved}
        aside={<Link {...LIST}>{say.cancel()}</Link>}
      >
        <RecordFields
          fields={sessionFields}
          only={FIELDS}
          own={{
            track: TrackField,
            state: StateField,
            language: LanguageField,
            abstract: RichTextField,
            picture: PictureField,
          }}
        />
      </RecordForm>
    </EditionId>
  );
}

/** Whose tracks are offered: the session may be of another edition than the one that the desk shows. */
const EditionId = createContext('');

function TrackField(field: Entered) {
  const desk = useReplyOfEdition(viewProgramme, useContext(EditionId));
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

/** One of the library, or none. */
function PictureField({ name, label: title }: Entered) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const [isOpen, setOpen] = useState(false);
  const chosen = String(field.value ?? '');
  return (
    <Field name={name} label={title} hint={say.pictureHint()}>
      {(described) => (
        <fieldset className="cover" {...described} ref={field.ref} tabIndex={-1} aria-label={title}>
          {chosen && <img className="session-picture" src={`${PICTURES}/${chosen}?w=640`} alt="" />}
          <div className="cover-actions">
            <Button onClick={() => setOpen(true)}>
              {chosen ? say.changePicture() : say.choosePicture()}
            </Button>
            {chosen && (
              <Button kind="quiet" onClick={() => field.onChange('')}>
                {say.removePicture()}
              </Button>
            )}
          </div>
          {isOpen && (
            <PictureDialog
              title={title}
              action={say.showPicture()}
              onDone={({ name: picture }) => {
                setOpen(false);
                field.onChange(picture);
              }}
              onCancel={() => setOpen(false)}
            />
          )}
        </fieldset>
      )}
    </Field>
  );
}
