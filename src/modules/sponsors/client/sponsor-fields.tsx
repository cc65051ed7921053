import { viewContent } from '#modules/content/contract.ts';
import { LOGO_TYPES, PICTURE_SIZE_MAX } from '#platform/contract/picture-file.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { PictureField } from '#ui/admin/form/picture-field.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { SPONSOR_TITLES } from '../contract.ts';
import * as say from '../messages.ts';
import { sponsorTitles } from '../titles.ts';

/** The fields of a sponsor or partner, shared by the screens that add and update one. */
export function SponsorFields({ logo }: { logo?: string }) {
  const titles = useReply(viewContent, sponsorTitles) ?? SPONSOR_TITLES;
  return (
    <>
      <SelectField
        name="title"
        label={say.packageType()}
        options={titles}
        placeholder={say.choosePackageType()}
        required
      />
      <TextField name="name" label={say.name()} hint={say.nameHint()} />
      <TextField name="website" label={say.website()} type="url" placeholder="https://" />
      <PictureField
        name="image"
        label={say.logo()}
        hint={(logo ? say.otherLogoHint : say.logoHint)({ most: PICTURE_SIZE_MAX })}
        types={LOGO_TYPES}
        required={!logo}
        onBothGrounds
        {...(logo && { current: logo })}
      />
    </>
  );
}
