import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { currencySymbol } from '../../money.ts';
import type { SponsorshipPackage } from '../../sponsorship-packages.ts';

const figures = new Intl.NumberFormat('en-US');

export function PackageCard({ offer }: { offer: SponsorshipPackage }) {
  const { name, exclusive, cedis, dollars, benefits } = offer;
  return (
    <article aria-label={name} className={exclusive ? 'package-card night' : 'package-card'}>
      <div className="h-10 overflow-hidden">
        <Strip seed={`${name} package`} along picks={672} />
      </div>
      <div className="flex flex-1 flex-col p-6 md:p-8">
        <h3 className="text-title font-bold">
          {name}
          {exclusive && <span className="font-normal"> (Exclusive)</span>}
        </h3>
        <p className="display figures mt-5 text-[clamp(2.25rem,1.6rem+1.8vw,3.25rem)] leading-none">
          <span className="text-[0.5em] font-semibold tracking-normal">{currencySymbol('GHS')} </span>
          {figures.format(cedis)}
        </p>
        <p className="figures mt-2 text-quiet">US${figures.format(dollars)}</p>
        <ul className="mt-6 mb-8">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t border-line py-2.5 text-small">
              {benefit}
            </li>
          ))}
        </ul>
        <p className="mt-auto">
          <a
            href={publicAddress.sponsorshipWith(name)}
            className={exclusive ? 'button button-main w-full' : 'button w-full'}
          >
            Sponsor <span className="sr-only">as {name}</span>
          </a>
        </p>
      </div>
    </article>
  );
}
