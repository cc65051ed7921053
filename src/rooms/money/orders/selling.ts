import { language } from '#platform/contract/language.ts';
import * as say from './messages.ts';
import { type Code, discountOf, isUnpriced, pricedElsewhere, type Sales } from './sales.ts';
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

/** Which codes are for a kind of ticket that isn’t there, or take nothing off; '' if none is. */
export function deadCodesText(
  { ticketKinds, discountCodes: { codes } }: Pick<Sales, 'ticketKinds' | 'discountCodes'>,
  currency: string | null,
): string {
  const told = (found: Code[], tell: (said: { codes: string }) => string) =>
    found.length === 0 ? [] : [tell({ codes: listed(found.map(({ code }) => code)) })];
  const forNobody = codes.filter((code) => !isThere(code, { ticketKinds }));
  // One for a kind opens it, which may be all that it is for.
  const forNothing = codes.filter((code) => !code.kind && discountOf(code, currency).length === 0);
  return [...told(forNobody, say.codesOpenNothing), ...told(forNothing, say.codesGiveNothing)].join(' ');
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
