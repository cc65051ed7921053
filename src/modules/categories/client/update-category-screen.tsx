import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { categoryForm, singleCategory, updateCategory } from '../contract.ts';

export function UpdateCategoryScreen({ categoryId }: { categoryId: string }) {
  return (
    <UpdateScreen
      title="Update category"
      within={{ to: '/admin/categories', label: 'Speaker categories' }}
      nameOf={({ record }) => record.title}
      call={singleCategory}
      query={{ categoryId }}
    >
      {({ record }) => <UpdateForm category={record} />}
    </UpdateScreen>
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
