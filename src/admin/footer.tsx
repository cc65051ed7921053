import { siteIdentity } from '#platform/client/site-identity.ts';

export function Footer() {
  const { name, organiser, designerName, designerWebsite } = siteIdentity();
  return (
    <footer className="footer">
      <p>Copyright {organiser || name}. All Rights Reserved</p>
      {designerName && (
        <p>Designed by {designerWebsite ? <a href={designerWebsite}>{designerName}</a> : designerName}</p>
      )}
    </footer>
  );
}
