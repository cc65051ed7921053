import { viewContent } from '#modules/content/contract.ts';
import { LOGO_TYPES, PICTURE_SIZE_MAX } from '#platform/contract/picture-file.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { PictureField } from '#ui/admin/form/picture-field.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { SPONSOR_TITLES } from '../contract.ts';
import { sponsorTitles } from '../titles.ts';

/** The fields of a sponsor or partner, shared by the screens that add and update one. */
export function SponsorFields({ logo }: { logo?: string }) {
  const titles = useReply(viewContent, sponsorTitles) ?? SPONSOR_TITLES;
  return (
    <>
      <SelectField
        name="title"
        label="Package type"
        options={titles}
        placeholder="Choose a package type"
        required
      />
      <TextField name="name" label="Name" hint="If you leave it out, the logo’s file name is used." />
      <TextField name="website" label="Website" type="url" placeholder="https://" />
      <PictureField
        name="image"
        label="Logo"
        hint={`SVG, PNG, JPEG, WebP or AVIF, up to ${PICTURE_SIZE_MAX}.${logo ? ' Leave it out to keep the current logo.' : ''}`}
        types={LOGO_TYPES}
        required={!logo}
        onBothGrounds
        {...(logo && { current: logo })}
      />
    </>
  );
}
