import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { blogCategoryForm, singleBlogCategory, updateBlogCategory } from '../contract.ts';

export function UpdateBlogCategoryScreen({ categoryId }: { categoryId: string }) {
  return (
    <UpdateScreen
      title="Update category"
      within={{ to: '/admin/blog-categories', label: 'Blog categories' }}
      nameOf={({ record }) => record.title}
      call={singleBlogCategory}
      query={{ categoryId }}
    >
      {({ record }) => <UpdateForm category={record} />}
    </UpdateScreen>
  );
}

function UpdateForm({ category }: { category: CallOutput<typeof singleBlogCategory>['record'] }) {
  const onSaved = useSaved({ to: '/admin/blog-categories' });
  return (
    <RecordForm
      schema={blogCategoryForm}
      initial={{ title: category.title }}
      action="Update category"
      failure={updateFailure}
      save={(fields) =>
        makeCall(updateBlogCategory, {
          body: { ...fields, categoryId: category.id, version: category.version },
        })
      }
      onSaved={onSaved}
      aside={<Link to="/admin/blog-categories">Cancel</Link>}
    >
      <TextField name="title" label="Category Title" required />
    </RecordForm>
  );
}
