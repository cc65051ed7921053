import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { findPerson, type Person, soughtForm } from '../contract.ts';
import { PersonPanel } from './person-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';

/** Where Administrators answer people who ask what is kept about them, and how long editions keep people. */
export function PrivacyScreen() {
  const [person, setPerson] = useState<Person>();
  return (
    <Screen title="Privacy">
      <Panel
        title="Find a person"
        lead="People may ask what is kept about them, and have it corrected or erased. Make sure first that it’s really them who ask."
      >
        <RecordForm
          schema={soughtForm}
          initial={{ email: '' }}
          action="Find"
          saving="Finding…"
          failure={() => 'The search failed.'}
          save={(body) => makeCall(findPerson, { body })}
          onSaved={setPerson}
        >
          <TextField name="email" label="Email" type="email" autoComplete="off" required />
        </RecordForm>
      </Panel>
      {person && <PersonPanel key={`${person.email} ${person.time}`} person={person} onChanged={setPerson} />}
      <RetentionPanel />
    </Screen>
  );
}
