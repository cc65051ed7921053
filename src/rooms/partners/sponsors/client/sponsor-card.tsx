import { isLightLogo } from '#platform/contract/light-logo.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { GALLERY_SIZES, LEADING_SIZES, Picture } from '#ui/picture.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import type { Sponsor } from '../contract.ts';
import * as say from '../messages.ts';
import { LOGO_FALLBACK, logoAddress } from './logo-address.ts';

interface SponsorCardProps {
  sponsor: Sponsor;
  /** Belongs to the leading group. */
  leading: boolean;
}

export function SponsorCard({ sponsor: { name, image, website }, leading }: SponsorCardProps) {
  return (
    <article aria-label={name}>
      <div className={isLightLogo(image) ? 'logo-ground logo-ground-dark' : 'logo-ground'}>
        <Picture
          src={logoAddress({ image })}
          fallback={LOGO_FALLBACK}
          alt={say.logoOf({ name })}
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
            <RichMessage
              of={say.visitWebsite({ name })}
              tags={{ hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </a>
        </p>
      )}
    </article>
  );
}
