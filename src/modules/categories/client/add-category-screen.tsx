import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { addCategory, categoryForm } from '../contract.ts';

export function AddCategoryScreen() {
  const onSaved = useSaved({ to: '/admin/dashboard' });
  return (
    <Screen title="Add Speaker Category">
      <RecordForm
        schema={categoryForm}
        initial={{ title: '' }}
        action="Add category"
        save={(body) => makeCall(addCategory, { body })}
        onSaved={onSaved}
        aside={<Link to="/admin/categories">Cancel</Link>}
      >
        <TextField name="title" label="Category Title" required />
      </RecordForm>
    </Screen>
  );
}
