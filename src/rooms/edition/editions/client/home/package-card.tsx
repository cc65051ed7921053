import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PriceParts } from '#rooms/edition/content/money.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { NameWithNote } from '#ui/name-with-note.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import * as say from '../../messages.ts';

export interface PackageOffer {
  /** What is kept of it when it is chosen. */
  name: string;
  /** Its name as people read it. */
  title: string;
  /** Beside the name, such as 'Exclusive'. */
  note: string;
  isHighlighted: boolean;
  isSoldOut: boolean;
  price: PriceParts | undefined;
  /** The same in other currencies. */
  further: readonly string[];
  benefits: readonly string[];
}

export function PackageCard({ offer }: { offer: PackageOffer }) {
  const { name, title, note, isHighlighted, isSoldOut, price, further, benefits } = offer;
  return (
    <article aria-label={title} className={isHighlighted ? 'package-card night' : 'package-card'}>
      <div className="h-10 overflow-hidden">
        <Strip seed={`${name} package`} along picks={672} />
      </div>
      <div className="flex flex-1 flex-col p-6 md:p-8">
        <h3 className="text-title font-bold">
          <NameWithNote name={title} note={note} />
        </h3>
        {price && (
          <p className="package-price display figures">
            {price.isSignLast && `${price.figures} `}
            <span>{price.isSignLast ? price.sign : `${price.sign} `}</span>
            {!price.isSignLast && price.figures}
          </p>
        )}
        {further.map((other) => (
          <p key={other} className="figures mt-2 text-quiet">
            {other}
          </p>
        ))}
        <ul className="package-benefits">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="mt-auto">
          {isSoldOut ? (
            <span className="font-semibold">{say.soldOut()}</span>
          ) : (
            <a
              href={publicAddress.sponsorshipWith(name)}
              className={isHighlighted ? 'button button-main w-full' : 'button w-full'}
            >
              <RichMessage
                of={say.sponsorAs({ name: title })}
                tags={{
                  hidden: (words) => <span className="sr-only">{words}</span>,
                  name: (words) => <span className="sr-only">{words}</span>,
                }}
              />
            </a>
          )}
        </p>
      </div>
    </article>
  );
}
