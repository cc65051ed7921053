import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugOf } from '#platform/contract/slug.ts';
import { Field } from '#ui/admin/form/field.tsx';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { postAddress } from '../../addresses.ts';
import { CategoryField } from './category-field.tsx';
import { CoverField } from './cover-field.tsx';

const STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
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
        Details
      </h2>
      <SelectField name="state" label="State" options={STATES} required />
      {state === 'published' && (
        <TextField
          name="publishAt"
          label="Date and time"
          type="datetime-local"
          hint={`In the zone ${zone}. Left empty, the post appears when it is saved; with a later time, by itself then.`}
        />
      )}
      <CategoryField />
      <TextField name="tags" label="Tags" hint="Separated by commas." />
      <TextField name="author" label="Author" />
      <CoverField />
      <Field
        name="excerpt"
        label="Excerpt"
        hint="For lists and shared links. Left empty, they show how the text begins."
      >
        {(control) => <textarea className="control" rows={3} {...control} {...register('excerpt')} />}
      </Field>
      <TextField
        name="slug"
        label="Address"
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
            See it on the website
          </a>
        </p>
      )}
    </section>
  );
}
