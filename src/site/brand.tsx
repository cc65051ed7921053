import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { SiteLogo } from '#platform/contract/site-logo.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { Logo } from '#ui/logo.tsx';

interface Props {
  name: string;
  seed: string;
  logo: SiteLogo | undefined;
}

/** The site's own logo, or the block of cloth that represents the summit, and its name. */
export function Brand({ name, seed, logo }: Props) {
  return (
    <a
      href={publicAddress.home}
      className="site-brand flex min-h-11 min-w-0 flex-1 items-center gap-2 font-display text-[1.0625rem] leading-none sm:gap-3 sm:text-[1.1875rem] font-bold lg:flex-none"
    >
      {logo ? (
        <Logo logo={logo} name={name} />
      ) : (
        <span className="block size-9 shrink-0 overflow-hidden rounded-small">
          <Strip seed={seed} picks={14} />
        </span>
      )}
      {(logo?.showsName ?? true) && <span className="brand-name">{name}</span>}
    </a>
  );
}
