import { Link, useNavigate } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { addPost, newPost } from '../../contract.ts';
import * as say from '../../messages.ts';
import { CategoryField } from './category-field.tsx';

const beginning = newPost.pick({ title: true, categoryId: true });

/** Asks for no more than is needed to begin writing. */
export function AddPostScreen() {
  const navigate = useNavigate();
  return (
    <Screen title={say.addPost()}>
      <RecordForm
        schema={beginning}
        initial={{ title: '', categoryId: '' }}
        action={say.startWriting()}
        save={(body) => makeCall(addPost, { body })}
        onSaved={({ id = '' }) => navigate({ to: '/admin/update-post/$postId', params: { postId: id } })}
        aside={<Link to="/admin/posts">{say.cancel()}</Link>}
      >
        <TextField name="title" label={say.title()} hint={say.titleHint()} required />
        <CategoryField />
      </RecordForm>
    </Screen>
  );
}
