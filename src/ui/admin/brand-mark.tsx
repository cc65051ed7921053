import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import { Strip } from '../cloth/strip.tsx';
import { Logo } from '../logo.tsx';

interface Props {
  site: Pick<SiteIdentity, 'seed' | 'logo'>;
  /** Read out for a logo that has no name beside it. */
  name?: string;
}

/** The site's own logo, or one block of the summit's cloth, as on the website. */
export function BrandMark({ site: { seed, logo }, name = '' }: Props) {
  if (logo) return <Logo logo={logo} name={name} />;
  return (
    <span className="brand-mark">
      <Strip seed={seed} picks={14} />
    </span>
  );
}
