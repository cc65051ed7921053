import { Strip } from '#ui/cloth/strip.tsx';
import { GALLERY_SIZES, LEADING_SIZES, Picture } from '#ui/picture.tsx';
import type { Sponsor } from '../contract.ts';
import { LOGO_FALLBACK, logoAddress } from './logo-address.ts';

interface SponsorCardProps {
  sponsor: Sponsor;
  /** Belongs to the leading group. */
  leading: boolean;
}

export function SponsorCard({ sponsor: { name, image, website }, leading }: SponsorCardProps) {
  return (
    <article aria-label={name}>
      <div className="logo-ground">
        <Picture
          src={logoAddress({ image })}
          fallback={LOGO_FALLBACK}
          alt={`Logo of ${name}`}
          sizes={leading ? LEADING_SIZES : GALLERY_SIZES}
          width={640}
          height={360}
          className="size-full object-contain"
        />
      </div>
      <div className="draws-along h-3 overflow-hidden">
        <Strip seed={name} along picks={672} />
      </div>
      <h3 className="mt-3 text-title font-bold">{name}</h3>
      {website && (
        <p>
          <a className="link inline-flex min-h-11 items-center" href={website} rel="noopener" target="_blank">
            Visit website
            <span className="sr-only"> of {name} (opens in a new tab)</span>
          </a>
        </p>
      )}
    </article>
  );
}
