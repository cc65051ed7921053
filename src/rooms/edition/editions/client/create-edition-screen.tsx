import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { createBasicData, currentEdition, editionBody } from '../contract.ts';
import * as say from '../messages.ts';
import { EditionFormFields } from './offers/edition-form-fields.tsx';
import { nextValues } from './offers/edition-values.ts';

export function CreateEditionScreen() {
  const onSaved = useSaved({ to: '/admin/basic-data' });
  return (
    <RecordLoader
      call={currentEdition}
      query={{}}
      layout={(content) => <Screen title={say.addMenu()}>{content}</Screen>}
    >
      {({ record }) => (
        <RecordForm
          schema={editionBody}
          initial={nextValues(record)}
          action={say.addEventData()}
          save={(body) => makeCall(createBasicData, { body })}
          onSaved={onSaved}
          aside={<Link to="/admin/data-center">{say.cancel()}</Link>}
        >
          <EditionFormFields />
        </RecordForm>
      )}
    </RecordLoader>
  );
}
