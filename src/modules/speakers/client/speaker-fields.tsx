import { useQuery } from '@tanstack/react-query';
import { viewCategories } from '#modules/categories/contract.ts';
import { viewContent } from '#modules/content/contract.ts';
import { speakerTitlesOf } from '#modules/content/speaker-titles.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { COUNTRIES } from '#platform/contract/countries.ts';
import { PHOTO_TYPES, PICTURE_SIZE_MAX } from '#platform/contract/picture-file.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { PictureField } from '#ui/admin/form/picture-field.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { roleLabel, SPEAKER_ROLES } from '../contract.ts';

const ROLE_OPTIONS = SPEAKER_ROLES.map((value) => ({ value, label: roleLabel(value) }));
const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
/** Width to height, as the website shows speakers. */
const PORTRAIT = 4 / 5;
/** docs/product.md, 9.2 */
const CATEGORIES_FAILED = 'Failed to fetch categories. Please try again later.';

/** The fields of a speaker, shared by the screens that add and update one. */
export function SpeakerFields({ title = '', picture }: { title?: string; picture?: string }) {
  const titles = useReply(viewContent, ({ edition }) => speakerTitlesOf(edition)) ?? [];
  return (
    <>
      <SelectField
        name="title"
        label="Title"
        options={title && !titles.includes(title) ? [title, ...titles] : titles}
        placeholder="Choose a title"
        required
        half
      />
      <CategoryField />
      <TextField name="username" label="Full Name" required />
      <TextField name="designation" label="Designation" required half />
      <SelectField
        name="role"
        label="Event Role"
        options={ROLE_OPTIONS}
        placeholder="Choose a role"
        required
        half
      />
      <TextField name="company" label="Company" required half />
      <SelectField
        name="country"
        label="Country"
        options={COUNTRY_OPTIONS}
        placeholder="Choose a country"
        half
      />
      <RichTextField name="description" label="Description" required />
      <PictureField
        name="image"
        label="Picture"
        hint={`JPEG, PNG, WebP or AVIF, up to ${PICTURE_SIZE_MAX}.${picture ? ' Leave it out to keep the current picture.' : ''}`}
        types={PHOTO_TYPES}
        aspect={PORTRAIT}
        required={!picture}
        {...(picture && { current: picture })}
      />
    </>
  );
}

function CategoryField() {
  const categories = useQuery({
    queryKey: [viewCategories.name, 'all'],
    queryFn: () => makeCall(viewCategories, {}),
  });
  const options = categories.data?.records.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return (
    <SelectField
      name="categoryId"
      label="Categories"
      options={options}
      placeholder={categories.isPending ? 'Loading...' : 'No category'}
      hint={
        categories.error && (
          <span role="alert">
            {CATEGORIES_FAILED} {refusalText(categories.error)}
          </span>
        )
      }
      half
    />
  );
}
