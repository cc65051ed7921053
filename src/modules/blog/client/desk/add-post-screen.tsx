import { Link, useNavigate } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { addPost, newPost } from '../../contract.ts';
import { CategoryField } from './category-field.tsx';

const beginning = newPost.pick({ title: true, categoryId: true });

/** Asks for no more than is needed to begin writing. */
export function AddPostScreen() {
  const navigate = useNavigate();
  return (
    <Screen title="Add Post">
      <RecordForm
        schema={beginning}
        initial={{ title: '', categoryId: '' }}
        action="Start writing"
        save={(body) => makeCall(addPost, { body })}
        onSaved={({ id = '' }) => navigate({ to: '/admin/update-post/$postId', params: { postId: id } })}
        aside={<Link to="/admin/posts">Cancel</Link>}
      >
        <TextField name="title" label="Title" hint="It can be changed at any time." required />
        <CategoryField />
      </RecordForm>
    </Screen>
  );
}
