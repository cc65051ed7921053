import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { categoryForm, singleCategory, updateCategory } from '../contract.ts';

export function UpdateCategoryScreen({ categoryId }: { categoryId: string }) {
  return (
    <Screen title="Update category">
      <RecordLoader call={singleCategory} query={{ categoryId }}>
        {({ record }) => <UpdateForm category={record} />}
      </RecordLoader>
    </Screen>
  );
}

function UpdateForm({ category }: { category: CallOutput<typeof singleCategory>['record'] }) {
  const onSaved = useSaved({ to: '/admin/categories' });
  const query = { categoryId: category.id };
  return (
    <RecordForm
      schema={categoryForm}
      initial={{ title: category.title }}
      action="Update category"
      failure={updateFailure}
      save={(fields) => makeCall(updateCategory, { query, body: { ...fields, version: category.version } })}
      onSaved={onSaved}
      aside={<Link to="/admin/categories">Cancel</Link>}
    >
      <TextField name="title" label="Category Title" required />
    </RecordForm>
  );
}
