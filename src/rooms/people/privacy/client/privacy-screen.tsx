import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { findPerson, type Person, soughtForm } from '../contract.ts';
import * as say from '../messages.ts';
import { PersonPanel } from './person-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';

/** Where Administrators answer people who ask what is kept about them, and how long editions keep people. */
export function PrivacyScreen() {
  const [person, setPerson] = useState<Person>();
  return (
    <Screen title={say.privacy()}>
      <Panel title={say.findPerson()} lead={say.findHint()}>
        <RecordForm
          schema={soughtForm}
          initial={{ email: '' }}
          action={say.find()}
          saving={say.finding()}
          failure={() => say.searchFailed()}
          save={(body) => makeCall(findPerson, { body })}
          onSaved={setPerson}
        >
          <TextField name="email" label={say.email()} type="email" autoComplete="off" required />
        </RecordForm>
      </Panel>
      {person && <PersonPanel key={`${person.email} ${person.time}`} person={person} onChanged={setPerson} />}
      <RetentionPanel />
    </Screen>
  );
}
