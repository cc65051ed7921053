import type { LogoPicture, SiteLogo } from '#platform/contract/site-logo.ts';

interface Props {
  logo: SiteLogo;
  /** Read out, unless it stands beside the logo. */
  name: string;
  /** A band that is dark in both themes. */
  onNight?: boolean;
}

/** The site's own logo, for the ground on which it stands. */
export function Logo({ logo: { onLight, onDark, showsName }, name, onNight = false }: Props) {
  const alt = showsName ? '' : name;
  if (!onDark) return <LogoImage picture={onLight} alt={alt} className="logo-plate" />;
  if (onNight) return <LogoImage picture={onDark} alt={alt} />;
  return (
    <>
      <LogoImage picture={onLight} alt={alt} className="logo-on-light" />
      <LogoImage picture={onDark} alt={alt} className="logo-on-dark" />
    </>
  );
}

interface LogoImageProps {
  picture: LogoPicture;
  alt: string;
  className?: string;
}

function LogoImage({ picture: { address, width, height }, alt, className = '' }: LogoImageProps) {
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      className={`logo ${className}`}
      // The one for the other theme isn't loaded.
      loading="lazy"
      decoding="async"
    />
  );
}
