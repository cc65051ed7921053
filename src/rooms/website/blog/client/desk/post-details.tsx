import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugOf } from '#platform/contract/slug.ts';
import { Field } from '#ui/admin/form/field.tsx';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { postAddress } from '../../addresses.ts';
import * as say from '../../messages.ts';
import { CategoryField } from './category-field.tsx';
import { CoverField } from './cover-field.tsx';

const STATES = [
  { value: 'draft', label: say.draft() },
  { value: 'published', label: say.published() },
];
const [BEFORE_SLUG] = postAddress('*').split('*');

/** Everything about a post but its text. */
export function PostDetails({ published }: { published: string | undefined }) {
  const id = useId();
  const zone = useSiteZone();
  const { register } = useFormContext();
  const [title, slug, state] = useWatch({ name: ['title', 'slug', 'state'] });
  return (
    <section className="post-details" aria-labelledby={id}>
      <h2 id={id} className="post-details-title">
        {say.details()}
      </h2>
      <SelectField name="state" label={say.state()} options={STATES} required />
      {state === 'published' && (
        <TextField
          name="publishAt"
          label={say.dateTime()}
          type="datetime-local"
          hint={say.publishAtHint({ zone: String(zone) })}
        />
      )}
      <CategoryField />
      <TextField name="tags" label={say.tags()} hint={say.tagsHint()} />
      <TextField name="author" label={say.author()} />
      <CoverField />
      <Field name="excerpt" label={say.excerpt()} hint={say.excerptHint()}>
        {(control) => <textarea className="control" rows={3} {...control} {...register('excerpt')} />}
      </Field>
      <TextField
        name="slug"
        label={say.address()}
        hint={
          <>
            {BEFORE_SLUG}
            <strong>{slug || slugOf(String(title)) || '…'}</strong>/single
          </>
        }
      />
      {published && (
        <p>
          <a href={postAddress(published)} target="_blank" rel="noopener">
            {say.seeWebsite()}
          </a>
        </p>
      )}
    </section>
  );
}
