import { publicAddress } from '#platform/contract/public-addresses.ts';
import * as say from './messages.ts';

/** Leads to the page that sends the link of somebody's own page again. */
export function LostLink() {
  return (
    <a className="link" href={publicAddress.lostLink}>
      {say.lostLink()}
    </a>
  );
}
