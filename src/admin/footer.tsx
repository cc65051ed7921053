import { CONTACT_DETAILS } from '#features/event/contact-details.ts';

const { designerName, designerWebsite } = CONTACT_DETAILS;

export function Footer() {
  return (
    <footer className="footer">
      <p>Copyright AI for Business. All Rights Reserved</p>
      <p>
        Designed by <a href={designerWebsite}>{designerName}</a>
      </p>
    </footer>
  );
}
