import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Services } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';

const textFor = (mailId: string) => `unsubscribe ${mailId}`;

/** Where the recipient of a mail ends the news, by one click of theirs or of their mail program (RFC 8058). */
export function unsubscribeAddress(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  mailId: string,
): string {
  return (
    siteUrl(config) + publicAddress.unsubscribeWith(`${mailId}.${secrets.signatures(textFor(mailId))[0]}`)
  );
}

/** The mail that a token was made for; undefined if nobody made it. */
export function mailOfToken({ secrets }: Pick<Services, 'secrets'>, token: string): string | undefined {
  const [mailId = '', given = ''] = token.split('.');
  return secrets.isSignature(given, textFor(mailId)) ? mailId : undefined;
}
