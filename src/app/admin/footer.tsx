/** The organiser's website, which the designer credit leads to. */
const DESIGNER = { name: 'the summit’s own team', address: '/about-us' };

export function Footer() {
  return (
    <footer className="footer">
      <p>Copyright AI for Business. All Rights Reserved</p>
      <p>
        Designed by <a href={DESIGNER.address}>{DESIGNER.name}</a>
      </p>
    </footer>
  );
}
