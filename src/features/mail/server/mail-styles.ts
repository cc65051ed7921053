/** The site's colours (ui/tokens.css), as mail programs understand them. */
const LIGHT = {
  ground: '#f8f4ec',
  raised: '#fdfbf7',
  text: '#131b2f',
  quiet: '#464e63',
  line: '#d6cfc1',
  accent: '#eeb328',
};
const DARK = { ground: '#0b1120', raised: '#131b2f', text: '#f4efe5', quiet: '#c0b9ab', line: '#343c50' };

const FONT = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const HEADING_FONT = "'Bricolage Grotesque', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline, because some programs drop style sheets. */
export const STYLES = {
  body: { margin: 0, padding: 0, backgroundColor: LIGHT.ground, color: LIGHT.text },
  outer: { width: '100%', backgroundColor: LIGHT.ground },
  margin: { padding: '24px 12px' },
  sheet: { width: '100%', maxWidth: 600, margin: '0 auto', backgroundColor: LIGHT.raised },
  strip: { display: 'block', width: '100%', height: 'auto', border: 0 },
  content: {
    padding: '32px 32px 8px',
    fontFamily: FONT,
    fontSize: 17,
    lineHeight: '27px',
    color: LIGHT.text,
  },
  summit: { margin: '0 0 12px', fontSize: 15, lineHeight: '22px', fontWeight: 600 },
  heading: {
    margin: '0 0 20px',
    fontFamily: HEADING_FONT,
    fontSize: 32,
    lineHeight: '36px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
  },
  paragraph: { margin: '0 0 20px' },
  facts: { width: '100%', margin: '0 0 24px', borderCollapse: 'collapse' },
  label: {
    width: '32%',
    padding: '10px 12px 10px 0',
    borderTop: `1px solid ${LIGHT.line}`,
    color: LIGHT.quiet,
    fontFamily: FONT,
    fontSize: 15,
    lineHeight: '24px',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    padding: '10px 0',
    borderTop: `1px solid ${LIGHT.line}`,
    color: LIGHT.text,
    fontFamily: FONT,
    fontSize: 17,
    lineHeight: '24px',
    fontWeight: 600,
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  button: {
    display: 'inline-block',
    margin: '4px 0 24px',
    padding: '14px 24px',
    backgroundColor: LIGHT.accent,
    color: LIGHT.text,
    fontSize: 17,
    lineHeight: '24px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  // White in the dark, too: scanners need the contrast.
  ticket: { margin: '0 0 24px', padding: 8, width: 256, backgroundColor: '#ffffff' },
  ticketPicture: { display: 'block', width: 256, height: 256, border: 0 },
  foot: {
    padding: '16px 32px 32px',
    borderTop: `1px solid ${LIGHT.line}`,
    color: LIGHT.quiet,
    fontFamily: FONT,
    fontSize: 14,
    lineHeight: '21px',
  },
} as const;

/** For the programs that keep a style sheet: the dark theme, and phones. */
export const STYLE_SHEET = `
@media (prefers-color-scheme: dark) {
  .m-ground { background-color: ${DARK.ground} !important; }
  .m-sheet { background-color: ${DARK.raised} !important; }
  .m-text { color: ${DARK.text} !important; }
  .m-quiet { color: ${DARK.quiet} !important; }
  .m-line { border-color: ${DARK.line} !important; }
}
@media (max-width: 480px) {
  .m-margin { padding: 0 !important; }
  .m-content { padding: 24px 20px 8px !important; }
  .m-foot { padding: 16px 20px 24px !important; }
  .m-heading { font-size: 27px !important; line-height: 31px !important; }
  .m-fact { display: block !important; width: 100% !important; box-sizing: border-box !important; }
  .m-label { padding: 10px 0 0 !important; }
  .m-value { padding: 0 0 10px !important; border-top: 0 !important; }
}`;
