import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { PHOTO_TYPES, pictureSizeMax } from '#platform/contract/picture-file.ts';
import { viewCategories } from '#rooms/programme/categories/contract.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';
import { PictureField } from '#ui/admin/form/picture-field.tsx';
import { type Entered, RecordFields } from '#ui/admin/form/record-fields.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { speakerChoices } from '../contract.ts';
import * as say from '../messages.ts';
import { roleLabel } from '../roles.ts';
import { speakerFields } from '../speaker-fields.ts';

/** Width to height, as the website shows speakers. */
const PORTRAIT = 4 / 5;

/** Whom the form is about; undefined for a new one. */
const SpeakerId = createContext<string | undefined>(undefined);

/** The fields of a speaker, shared by the screens that add and update one. */
export function SpeakerFields({ id, picture }: { id?: string; picture?: string }) {
  return (
    <SpeakerId value={id}>
      <RecordFields fields={speakerFields} own={OWN} />
      <PictureField
        name="image"
        label={say.picture()}
        hint={(picture ? say.otherPictureHint : say.pictureHint)({ most: pictureSizeMax() })}
        types={PHOTO_TYPES}
        aspect={PORTRAIT}
        required={!picture}
        {...(picture && { current: picture })}
      />
    </SpeakerId>
  );
}

const OWN = { title: TitleField, role: RoleField, categoryId: CategoryField, description: DescriptionField };

function TitleField({ input: _any, ...field }: Entered) {
  return <SelectField {...field} options={useOffered('titles', 'title')} placeholder={say.chooseTitle()} />;
}

function RoleField({ input: _any, ...field }: Entered) {
  const options = useOffered('roles', 'role').map((value) => ({ value, label: roleLabel(value) }));
  return <SelectField {...field} options={options} placeholder={say.chooseRole()} />;
}

/** Those of the speaker’s edition, with the one that the speaker has even if it is no longer offered. */
function useOffered(of: keyof CallOutput<typeof speakerChoices>, field: 'title' | 'role'): string[] {
  const { defaultValues } = useFormState();
  const present: string = defaultValues?.[field] ?? '';
  const speakerId = useContext(SpeakerId);
  const edition: string | undefined = useWatch({ name: 'edition' });
  const offered = useReplyOfEdition(speakerChoices, speakerId ? { speakerId } : { edition })?.[of] ?? [];
  return present && !offered.includes(present) ? [present, ...offered] : offered;
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
