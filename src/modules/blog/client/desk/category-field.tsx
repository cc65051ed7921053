import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { viewBlogCategories } from '#modules/blog-categories/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';

export function CategoryField() {
  const categories = useQuery({
    queryKey: [viewBlogCategories.name, 'all'],
    queryFn: () => makeCall(viewBlogCategories, {}),
  });
  const options = categories.data?.records.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return (
    <SelectField
      name="categoryId"
      label="Category"
      options={options}
      placeholder={categories.isPending ? 'Loading...' : 'No category'}
      hint={
        categories.error ? (
          <span role="alert">Failed to fetch categories. {refusalText(categories.error)}</span>
        ) : (
          categories.data?.records.length === 0 && (
            <Link to="/admin/add-blog-category">Add the first category</Link>
          )
        )
      }
    />
  );
}
