import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { LogoPicture, SiteLogo } from '#platform/contract/site-logo.ts';
import { onOff, section } from './fields.ts';
import * as say from './messages.ts';
import { type ContentPicture, libraryPicture, pictureAddress } from './picture-field.ts';

/** What stands for the summit where there is no room for words. Without any, it is woven. */
export const logo = section(
  {
    title: say.logoAndIcon,
    lead: say.logoLead,
    page: publicAddress.home,
  },
  {
    light: libraryPicture(say.logo, {
      isLogo: true,
      hint: say.logoHint,
    }),
    dark: libraryPicture(say.logoOnDarkGrounds, {
      isLogo: true,
      hint: say.darkLogoHint,
    }),
    showsName: onOff(say.showNameBesideLogo, true, {
      hint: say.showNameHint,
    }),
    shared: libraryPicture(say.sharePicture, { hint: say.sharePictureHint }),
    icon: libraryPicture(say.icon, {
      isLogo: true,
      hint: say.iconHint,
    }),
  },
);

interface WithLogo {
  logo: { light: ContentPicture | null; dark: ContentPicture | null; showsName: boolean };
}

/** Undefined if the site has none of its own. A single one is for both grounds. */
export function logoOf({ logo: { light, dark, showsName } }: WithLogo): SiteLogo | undefined {
  const onLight = light ?? dark;
  if (!onLight) return undefined;
  return { onLight: toLogo(onLight), onDark: dark ? toLogo(dark) : undefined, showsName };
}

function toLogo(picture: ContentPicture): LogoPicture {
  return { address: pictureAddress(picture), width: picture.width, height: picture.height };
}
