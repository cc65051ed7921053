import { useWatch } from 'react-hook-form';
import { LOGO_TYPES, pictureSizeMax } from '#platform/contract/picture-file.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { PictureField } from '#ui/admin/form/picture-field.tsx';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { SPONSOR_TITLES, sponsorChoices } from '../contract.ts';
import * as say from '../messages.ts';
import { titleLabel } from '../titles.ts';

/** The fields of a sponsor or partner, shared by the screens that add and update one. */
export function SponsorFields({ id, logo }: { id?: string; logo?: string }) {
  const edition: string | undefined = useWatch({ name: 'edition' });
  const titles = useReplyOfEdition(sponsorChoices, id ? { id } : { edition })?.titles ?? SPONSOR_TITLES;
  return (
    <>
      <SelectField
        name="title"
        label={say.packageType()}
        options={titles.map((value) => ({ value, label: titleLabel(value) }))}
        placeholder={say.choosePackageType()}
        required
      />
      <TextField name="name" label={say.name()} hint={say.nameHint()} />
      <TextField name="website" label={say.website()} type="url" placeholder="https://" />
      <TextField name="contactName" label={say.contactName()} half autoComplete="off" />
      <TextField
        name="contactEmail"
        label={say.contactEmail()}
        hint={say.contactHint()}
        type="email"
        half
        autoComplete="off"
      />
      <PictureField
        name="image"
        label={say.logo()}
        hint={(logo ? say.otherLogoHint : say.logoHint)({ most: pictureSizeMax() })}
        types={LOGO_TYPES}
        required={!logo}
        onBothGrounds
        {...(logo && { current: logo })}
      />
    </>
  );
}
