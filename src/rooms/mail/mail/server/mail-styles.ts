import type { Look } from '#platform/contract/look.ts';
import { paletteOf } from '#platform/contract/palette.ts';

const FONT = "'Hanken Grotesk', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const HEADING_FONT = "'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The site's colours, as mail programs understand them: inline, because some drop style sheets. */
export function stylesOf(look: Look) {
  const palette = paletteOf(look);
  const light = {
    ground: palette.ground[0],
    raised: palette.raised[0],
    text: palette.text[0],
    quiet: palette.quiet[0],
    line: palette.line[0],
  };
  return {
    body: { margin: 0, padding: 0, backgroundColor: light.ground, color: light.text },
    // Stands in the list of mails after the subject, not in the mail.
    preview: {
      display: 'none',
      maxHeight: 0,
      overflow: 'hidden',
      fontSize: 1,
      lineHeight: '1px',
      color: light.ground,
      msoHide: 'all',
    },
    outer: { width: '100%', backgroundColor: light.ground },
    margin: { padding: '24px 12px' },
    sheet: { width: '100%', maxWidth: 600, margin: '0 auto', backgroundColor: light.raised },
    // Stands where pictures aren't loaded.
    band: { backgroundColor: palette.accent[0] },
    // The size is that of its words, where pictures aren't loaded.
    strip: { display: 'block', width: '100%', height: 'auto', border: 0, fontSize: 13 },
    content: {
      padding: '32px 32px 8px',
      fontFamily: FONT,
      fontSize: 17,
      lineHeight: '27px',
      color: light.text,
    },
    logo: { display: 'block', margin: '0 0 12px', border: 0, fontSize: 15 },
    // Where there is none for dark grounds.
    logoPlate: { margin: '0 0 12px -6px', padding: 6, backgroundColor: light.raised },
    // Programs that drop style sheets show the other one.
    logoOnDark: { display: 'none', margin: '0 0 12px', border: 0, fontSize: 15 },
    summit: { margin: '0 0 12px', fontSize: 15, lineHeight: '22px', fontWeight: 600 },
    heading: {
      margin: '0 0 20px',
      fontFamily: HEADING_FONT,
      fontSize: 32,
      lineHeight: '36px',
      fontWeight: 800,
      letterSpacing: '-0.02em',
    },
    name: { display: 'inline-block' },
    paragraph: { margin: '0 0 20px' },
    code: {
      margin: '0 0 24px',
      padding: '12px 0',
      // In the colour of the digits, also in the dark.
      borderTop: '2px solid',
      borderBottom: '2px solid',
      fontFamily: HEADING_FONT,
      fontSize: 44,
      lineHeight: '52px',
      fontWeight: 800,
      letterSpacing: '0.08em',
      color: light.text,
    },
    codeLabel: {
      display: 'block',
      fontFamily: FONT,
      fontSize: 15,
      lineHeight: '22px',
      fontWeight: 400,
      letterSpacing: 'normal',
      color: light.quiet,
    },
    facts: { width: '100%', margin: '0 0 24px', borderCollapse: 'collapse' },
    label: {
      width: '32%',
      padding: '10px 12px 10px 0',
      borderTop: `1px solid ${light.line}`,
      color: light.quiet,
      fontFamily: FONT,
      fontSize: 15,
      lineHeight: '24px',
      fontWeight: 400,
      textAlign: 'left',
      verticalAlign: 'top',
    },
    value: {
      padding: '10px 0',
      borderTop: `1px solid ${light.line}`,
      color: light.text,
      fontFamily: FONT,
      fontSize: 17,
      lineHeight: '24px',
      fontWeight: 600,
      verticalAlign: 'top',
      wordBreak: 'break-word',
    },
    buttonPlace: { margin: '4px 0 24px', borderCollapse: 'separate' },
    // Word, in Outlook, gives room to cells alone.
    buttonCell: { borderRadius: 4, backgroundColor: palette.accent[0], msoPaddingAlt: '13px 24px' },
    button: {
      display: 'block',
      padding: '13px 24px',
      borderRadius: 4,
      color: palette['on-accent'][0],
      fontFamily: FONT,
      fontSize: 17,
      lineHeight: '24px',
      fontWeight: 700,
      textAlign: 'center',
      textDecoration: 'none',
    },
    // White in the dark, too: scanners need the contrast.
    ticket: {
      margin: '0 0 24px',
      padding: '8px 8px 24px',
      border: `1px solid ${light.line}`,
      borderRadius: 4,
      backgroundColor: '#ffffff',
      color: light.text,
      fontWeight: 700,
      textAlign: 'center',
    },
    ticketPicture: {
      display: 'block',
      width: 256,
      height: 256,
      margin: '0 auto',
      border: 0,
      color: light.text,
    },
    foot: {
      padding: '16px 32px 32px',
      borderTop: `1px solid ${light.line}`,
      color: light.quiet,
      fontFamily: FONT,
      fontSize: 14,
      lineHeight: '21px',
    },
    wordLink: { color: 'inherit', textDecoration: 'underline' },
    sender: { margin: '0 0 4px', color: light.text, fontWeight: 600 },
    footLink: { color: light.quiet, textDecoration: 'underline' },
  } as const;
}

/** Applies in the dark theme. */
export const DARK_THEME = '@media (prefers-color-scheme: dark)';

/** For the programs that keep a style sheet: the dark theme, of Outlook by its own marks, and phones. */
export function styleSheetOf(look: Look): string {
  const { ground, raised, text, quiet, line } = paletteOf(look);
  const dark = (
    ofGround: string,
    ofText: string,
  ) => `${ofGround}.m-ground { background-color: ${ground[1]} !important; }
${ofGround}.m-sheet { background-color: ${raised[1]} !important; }
${ofText}.m-text { color: ${text[1]} !important; }
${ofText}.m-quiet { color: ${quiet[1]} !important; }
${ofText}.m-line { border-color: ${line[1]} !important; }
${ofGround}.m-on-light { display: none !important; }
${ofGround}.m-on-dark { display: block !important; }`;
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${DARK_THEME} {
${dark('', '')}
}
${dark('[data-ogsb] ', '[data-ogsc] ')}
/* No word alone on the last line, in the programs that know how. */
body { text-wrap: pretty; }
@media (max-width: 480px) {
  .m-margin { padding: 0 !important; }
  /* As high as on wide screens, and cut off at its end instead. */
  .m-strip { height: 32px !important; object-fit: cover; object-position: left; }
  .m-content { padding: 24px 20px 8px !important; }
  .m-foot { padding: 16px 20px 24px !important; }
  .m-heading { font-size: 27px !important; line-height: 31px !important; }
  .m-button { width: 100% !important; }
  .m-fact { display: block !important; width: 100% !important; box-sizing: border-box !important; }
  .m-label { padding: 10px 0 0 !important; }
  .m-value { padding: 0 0 10px !important; border-top: 0 !important; }
}`;
}

/** For Outlook with Word, which knows no greatest width and no second choice of a typeface. */
export const STYLES_FOR_WORD = `<!--[if mso]><style>
.m-sheet { width: 600px !important; }
body, td, th, p, a, h1 { font-family: 'Segoe UI', Arial, sans-serif !important; }
</style><![endif]-->`;
