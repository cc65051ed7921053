import { type KeyboardEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { zonedTimestamp } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { Field } from '#ui/admin/form/field.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { changedPost, type singlePost, updatePost } from '../../contract.ts';
import * as say from '../../messages.ts';
import type { PostFields } from '../../post-fields.ts';
import type { Unsent } from './draft-keeper.ts';
import { DraftNote } from './draft-note.tsx';
import { DraftStatus } from './draft-status.tsx';
import { PostDetails } from './post-details.tsx';
import { discardUnsent, findUnsent, isTheSame, storeUnsent } from './unsent-drafts.ts';
import { useDraftKeeper } from './use-draft.ts';

const PUBLISH = 'publish';

type Post = CallOutput<typeof singlePost>['record'];

const form = changedPost.omit({ postId: true, version: true, revision: true });

/** The form of a post. What is typed is kept by itself; saving it is up to the writer. */
export function PostForm({ post, zone }: { post: Post; zone: string }) {
  const reload = useReload();
  const revision = post.draft?.revision ?? 0;
  const [found] = useState(() => unsentOf(post));
  const { keeper, state } = useDraftKeeper(post.id, revision);
  const isRestored = found !== undefined && found.revision === revision;
  const fields = isRestored ? found.fields : (post.draft?.fields ?? fieldsOf(post));

  return (
    <RecordForm
      schema={form}
      initial={{ ...fields, state: post.state, publishAt: localTime(post, zone) }}
      action={say.save()}
      failure={updateFailure}
      isStored={() => keeper.isStored}
      save={async (values, button) => {
        await keeper.flush();
        const { id: postId, version } = post;
        const state = button === PUBLISH ? 'published' : values.state;
        return makeCall(updatePost, {
          body: { ...values, state, postId, version, revision: keeper.revision },
        });
      }}
      onSaved={({ message }) => {
        keeper.settle();
        storeUnsent(post.id, undefined);
        if (isRestored) discardUnsent(post.id);
        notify('success', message);
        reload?.();
      }}
      aside={
        <>
          {post.state === 'draft' && <PublishButton />}
          <DraftStatus postId={post.id} keeper={keeper} state={state} />
        </>
      }
    >
      <DraftNote post={post} keeper={keeper} found={found} isRestored={isRestored} />
      <div className="post-form">
        <PostText />
        <PostDetails published={post.state === 'published' ? post.slug : undefined} />
      </div>
    </RecordForm>
  );
}

/** Saves the draft as published: at once, or at the time that was typed. Refused, it stays a draft. */
function PublishButton() {
  const { formState } = useFormContext();
  return (
    <Button type="submit" value={PUBLISH} busy={formState.isSubmitting}>
      {say.publish()}
    </Button>
  );
}

/** What this browser kept, unless the server turns out to have it. */
function unsentOf({ id, draft }: Post): Unsent | undefined {
  const found = findUnsent(id);
  if (!found || !isTheSame(found.fields, draft?.fields)) return found;
  discardUnsent(id);
  return undefined;
}

function fieldsOf(post: Post): PostFields {
  const { title, slug, excerpt, content, cover, coverAlt, focus, author, categoryId, tags } = post;
  return { title, slug, excerpt, content, cover, coverAlt, focus, author, categoryId, tags };
}

/** As an input of a local date and time takes it. A draft has no time yet. */
function localTime({ state, publishDate }: Post, zone: string): string {
  if (state === 'draft') return '';
  return zonedTimestamp(new Date(publishDate), zone).slice(0, 'YYYY-MM-DD HH:MM'.length).replace(' ', 'T');
}

/** The page that is written on: title and text as visitors will read them. */
function PostText() {
  const { setFocus } = useFormContext();
  const id = useId();

  /** From the title on into the text. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setFocus('content');
  }

  return (
    <section className="post-text" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {say.text()}
      </h2>
      <TitleField onKeyDown={goOn} />
      <RichTextField name="content" label={say.content()} isArticle />
    </section>
  );
}

/** As large as the post's own heading. It grows with its lines. */
function TitleField({ onKeyDown }: { onKeyDown: (event: KeyboardEvent) => void }) {
  const { register } = useFormContext();
  return (
    <div className="post-title">
      <Field name="title" label={say.title()} required>
        {(control) => (
          <textarea
            className="post-title-input"
            rows={1}
            onKeyDown={onKeyDown}
            {...control}
            {...register('title')}
          />
        )}
      </Field>
    </div>
  );
}
