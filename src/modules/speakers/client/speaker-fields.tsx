import { useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { viewCategories } from '#modules/categories/contract.ts';
import { viewContent } from '#modules/content/contract.ts';
import { speakerTitlesOf } from '#modules/content/speaker-titles.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { PHOTO_TYPES, PICTURE_SIZE_MAX } from '#platform/contract/picture-file.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';
import { PictureField } from '#ui/admin/form/picture-field.tsx';
import { type Entered, RecordFields } from '#ui/admin/form/record-fields.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import * as say from '../messages.ts';
import { speakerFields } from '../speaker-fields.ts';

/** Width to height, as the website shows speakers. */
const PORTRAIT = 4 / 5;

/** The fields of a speaker, shared by the screens that add and update one. */
export function SpeakerFields({ picture }: { picture?: string }) {
  return (
    <>
      <RecordFields fields={speakerFields} own={OWN} />
      <PictureField
        name="image"
        label={say.picture()}
        hint={(picture ? say.otherPictureHint : say.pictureHint)({ most: PICTURE_SIZE_MAX })}
        types={PHOTO_TYPES}
        aspect={PORTRAIT}
        required={!picture}
        {...(picture && { current: picture })}
      />
    </>
  );
}

const OWN = { title: TitleField, categoryId: CategoryField, description: DescriptionField };

/** With the title that the speaker has, even if the edition no longer offers it. */
function TitleField({ input: _any, ...field }: Entered) {
  const { defaultValues } = useFormState();
  const title: string = defaultValues?.title ?? '';
  const titles = useReply(viewContent, ({ edition }) => speakerTitlesOf(edition)) ?? [];
  return (
    <SelectField
      {...field}
      options={title && !titles.includes(title) ? [title, ...titles] : titles}
      placeholder={say.chooseTitle()}
    />
  );
}

function CategoryField({ input: _any, ...field }: Entered) {
  const categories = useQuery({
    queryKey: [viewCategories.name, 'all'],
    queryFn: () => makeCall(viewCategories, {}),
  });
  const options = categories.data?.records.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return (
    <SelectField
      {...field}
      options={options}
      placeholder={categories.isPending ? say.loading() : say.noCategory()}
      hint={
        categories.error && (
          <span role="alert">
            {say.categoriesFailed()} {refusalText(categories.error)}
          </span>
        )
      }
    />
  );
}

function DescriptionField({ input: _rich, ...field }: Entered) {
  return <RichTextField {...field} />;
}
