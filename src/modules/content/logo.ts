import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { LogoPicture, SiteLogo } from '#platform/contract/site-logo.ts';
import { onOff, section } from './fields.ts';
import { type ContentPicture, libraryPicture, pictureAddress } from './picture-field.ts';

/** What stands for the summit where there is no room for words. Without any, it is woven. */
export const logo = section(
  {
    title: 'Logo and icon',
    lead: 'Your own mark, in place of the woven one: in the header, the footer and the back-office, on previews of shared pages and on the tab of a browser.',
    page: publicAddress.home,
  },
  {
    light: libraryPicture('Logo', {
      isLogo: true,
      hint: 'An SVG is sharpest. It is shown up to 36 pixels high, without margins of its own.',
    }),
    dark: libraryPicture('Logo on dark grounds', {
      isLogo: true,
      hint: 'For the dark theme, the footer and previews. Left empty, the logo stands there on a light plate.',
    }),
    showsName: onOff('Show the summit’s name beside the logo', true, {
      hint: 'Turn it off if the logo is the name.',
    }),
    icon: libraryPicture('Icon', {
      isLogo: true,
      hint: 'A square SVG, or a picture of at least 512 × 512 pixels. All sizes are made from it.',
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
