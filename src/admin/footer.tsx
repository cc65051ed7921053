import { siteIdentity } from '#platform/client/site-identity.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import * as say from './messages.ts';

export function Footer() {
  const { name, organiser, designerName, designerWebsite } = siteIdentity();
  return (
    <footer className="footer">
      <p>{say.copyright({ holder: organiser || name })}</p>
      {designerName && (
        <p>
          <RichMessage
            of={say.designedBy({ name: designerName })}
            tags={{ designer: (words) => (designerWebsite ? <a href={designerWebsite}>{words}</a> : words) }}
          />
        </p>
      )}
    </footer>
  );
}
