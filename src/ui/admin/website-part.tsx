import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { siteIdentity } from '#platform/client/site-identity.ts';
import { lookSheet } from '#platform/contract/look.ts';
import siteStyles from '../site.css?url';

/**
 * Shows a part of a public page with the website's own styles. Those stay inside, and the back-office's
 * outside, in a shadow tree. It is only for viewing: nothing in it can be used.
 */
export function WebsitePart({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const sheet = lookSheet(siteIdentity().look);
  const [isStyled, setStyled] = useState(false);

  function attach(host: HTMLDivElement | null) {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }

  return (
    <div ref={attach} className="website-part" data-styled={isStyled || undefined} inert>
      {root &&
        createPortal(
          <>
            <link rel="stylesheet" href={siteStyles} onLoad={() => setStyled(true)} />
            {sheet && <link rel="stylesheet" href={sheet} />}
            {children}
          </>,
          root,
        )}
    </div>
  );
}
