import { publicAddress } from '#platform/contract/public-addresses.ts';

export const LOST_LINK = 'Lost your link?';

/** Leads to the page that sends the link of somebody's own page again. */
export function LostLink() {
  return (
    <a className="link" href={publicAddress.lostLink}>
      {LOST_LINK}
    </a>
  );
}
