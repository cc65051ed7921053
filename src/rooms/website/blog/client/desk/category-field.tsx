import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { viewBlogCategories } from '#rooms/website/blog-categories/contract.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';
import * as say from '../../messages.ts';

export function CategoryField() {
  const categories = useQuery({
    queryKey: [viewBlogCategories.name, 'all'],
    queryFn: () => makeCall(viewBlogCategories, { query: { page: 1, pageSize: PAGE_SIZE_MAX } }),
  });
  const options = categories.data?.records.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return (
    <SelectField
      name="categoryId"
      label={say.category()}
      options={options}
      placeholder={categories.isPending ? say.loading() : say.noCategory()}
      hint={
        categories.error ? (
          <span role="alert">{say.categoriesFailed({ error: refusalText(categories.error) })}</span>
        ) : (
          categories.data?.records.length === 0 && (
            <Link to="/admin/add-blog-category">{say.addFirstCategory()}</Link>
          )
        )
      }
    />
  );
}
