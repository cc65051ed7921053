import { language } from '#platform/contract/language.ts';
import * as say from './messages.ts';
import { isUnpriced, pricedElsewhere, type Sales } from './sales.ts';
import { isThere } from './texts.ts';

/** Which kinds of ticket aren't sold, since they have no price in the edition's currency; '' if all are. */
export function unsoldText(sales: Pick<Sales, 'ticketKinds'>, currency: string | null): string {
  const kinds = pricedElsewhere(sales, currency);
  if (kinds.length === 0) return '';
  if (!currency) return `${say.noCurrency()} ${say.notOnSale()}`;
  return isUnpriced(sales, currency)
    ? say.noneOnSale({ currency })
    : say.someNotOnSale({ currency, kinds: listed(kinds) });
}

/** Which codes are for a kind of ticket that isn’t there; '' if none is. */
export function deadCodesText({ ticketKinds, discountCodes }: Pick<Sales, 'ticketKinds' | 'discountCodes'>) {
  const dead = discountCodes.codes.filter((code) => !isThere(code, { ticketKinds }));
  return dead.length === 0 ? '' : say.codesOpenNothing({ codes: listed(dead.map(({ code }) => code)) });
}

/** What papers don't say yet, though whoever gets one needs it; '' if nothing is missing. */
export function papersLackText({ paying }: Pick<Sales, 'paying'>, isPaidOnline: boolean): string {
  const lacking = [
    ...(paying.address ? [] : [say.sellerAddress()]),
    ...(paying.taxNumber ? [] : [say.taxNumber()]),
    ...(paying.transfer || isPaidOnline ? [] : [say.transfer()]),
  ];
  return lacking.length === 0 ? '' : say.papersLack({ what: listed(lacking) });
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language()).format(words.map((word) => say.quoted({ word })));
}
