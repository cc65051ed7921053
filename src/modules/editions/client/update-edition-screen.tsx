import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { editionBody, singleEdition, updateBasicData } from '../contract.ts';
import * as say from '../messages.ts';
import { EditionFormFields } from './offers/edition-form-fields.tsx';
import { valuesOf } from './offers/edition-values.ts';

export function UpdateEditionScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.updateEventData()}
      within={{ to: '/admin/data-center', label: say.many() }}
      nameOf={({ record: { theme, year } }) =>
        theme ? say.themeOfYear({ theme, year }) : say.editionOf({ year })
      }
      call={singleEdition}
      query={{ id }}
      actions={
        <Link to="/admin/copy-edition/$id" params={{ id }} className={buttonClass()}>
          {say.copyButton()}
        </Link>
      }
    >
      {({ record }) => <UpdateForm edition={record} />}
    </UpdateScreen>
  );
}

function UpdateForm({ edition }: { edition: CallOutput<typeof singleEdition>['record'] }) {
  const onSaved = useSaved({ to: '/admin/data-center' });
  return (
    <RecordForm
      schema={editionBody}
      initial={valuesOf(edition)}
      action={say.saveEventData()}
      failure={updateFailure}
      save={(fields) => {
        const { id, version } = edition;
        return makeCall(updateBasicData, { query: { id }, body: { ...fields, version } });
      }}
      onSaved={onSaved}
      aside={<Link to="/admin/data-center">{say.cancel()}</Link>}
    >
      <EditionFormFields />
    </RecordForm>
  );
}
