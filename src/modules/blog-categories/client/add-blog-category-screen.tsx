import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { addBlogCategory, blogCategoryForm } from '../contract.ts';

export function AddBlogCategoryScreen() {
  const onSaved = useSaved({ to: '/admin/blog-categories' });
  return (
    <Screen title="Add Blog Category">
      <RecordForm
        schema={blogCategoryForm}
        initial={{ title: '' }}
        action="Add category"
        save={(body) => makeCall(addBlogCategory, { body })}
        onSaved={onSaved}
        aside={<Link to="/admin/blog-categories">Cancel</Link>}
      >
        <TextField name="title" label="Category Title" required />
      </RecordForm>
    </Screen>
  );
}
