import { createContext, Fragment, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aroundName } from '#platform/contract/around-name.ts';
import { languageTag } from '#platform/contract/language.ts';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import type { LogoPicture, SiteLogo } from '#platform/contract/site-logo.ts';
import * as say from '../site-messages.ts';
import { LOGO_CIDS, STRIP_CID, TICKET_CID } from './attachments.ts';
import type { Letter } from './letter.ts';
import { STYLES_FOR_WORD, styleSheetOf, stylesOf } from './mail-styles.ts';

/** Stands for a link that only the recipient may read; it is put in when the mail is sent. */
export const LINK = '{link}';
/** Nobody sees it. */
const WORD_JOINER = '\u2060';

/** What people typed, so that it doesn't stand for the link. */
export function withoutMark(part: string): string {
  return part.replaceAll(LINK, `{${WORD_JOINER}link}`);
}

/** Otherwise React adds a link that preloads the picture, which a mail has no use for. */
const NO_PRELOAD = 'low';
const LAYOUT = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

/** An attribute that React passes on, but doesn't name. */
const forOldPrograms = (bgcolor: string) => ({ bgcolor });

const Styles = createContext(stylesOf(DEFAULT_LOOK));
const SiteAddress = createContext('');

/** The mail in the site's own look, with nothing that is loaded from elsewhere. */
export function renderHtml(letter: Letter): string {
  const page = renderToStaticMarkup(
    <Styles value={stylesOf(letter.look)}>
      <SiteAddress value={letter.siteAddress}>
        <Sheet {...letter} />
      </SiteAddress>
    </Styles>,
  );
  return `<!DOCTYPE html>${page.replace('</head>', `${STYLES_FOR_WORD}</head>`)}`;
}

/** The most that a list of mails shows after the subject. */
const PREVIEW_MAX = 140;
/** Takes the place that is left there: the heading would say the subject once more. */
const NOTHING_SEEN = '\u034f\u00a0';

/** What is new to whoever has read the subject. */
function previewOf({ opening, body, facts }: Letter): string {
  const said = [...opening, body?.text ?? '', facts.flatMap(([, value]) => value.split('\n')).join(' · ')];
  const [...characters] = said.join(' ').replace(/\s+/g, ' ').trim();
  const left = Array<string>(PREVIEW_MAX).fill(NOTHING_SEEN);
  return [...characters, ...left].slice(0, PREVIEW_MAX).join('');
}

function Sheet(letter: Letter) {
  const styles = use(Styles);
  return (
    <html lang={languageTag()} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{letter.subject}</title>
        <style>{styleSheetOf(letter.look)}</style>
      </head>
      <body className="m-ground m-text" style={styles.body}>
        <div style={styles.preview}>{previewOf(letter)}</div>
        <table {...LAYOUT} bgcolor={styles.outer.backgroundColor} className="m-ground" style={styles.outer}>
          <tbody>
            <tr>
              <td className="m-margin" align="center" style={styles.margin}>
                <table
                  {...LAYOUT}
                  bgcolor={styles.sheet.backgroundColor}
                  className="m-sheet"
                  style={styles.sheet}
                >
                  <tbody>
                    <tr>
                      <td height={8} style={styles.band}>
                        <img
                          className="m-strip"
                          src={`cid:${STRIP_CID}`}
                          width={600}
                          alt={letter.hasOwnCloth ? say.ownCloth() : ''}
                          fetchPriority={NO_PRELOAD}
                          style={styles.strip}
                        />
                      </td>
                    </tr>
                    <tr>
                      <td className="m-content m-text" align="left" style={styles.content}>
                        <Content {...letter} />
                      </td>
                    </tr>
                    <tr>
                      <td className="m-foot m-quiet m-line" align="left" style={styles.foot}>
                        <p className="m-text" style={styles.sender}>
                          {letter.summit}
                        </p>
                        <LinkedText text={letter.reason} />
                        {letter.unsubscribe && (
                          <>
                            {' '}
                            <a className="m-quiet" href={letter.unsubscribe} style={styles.footLink}>
                              {say.unsubscribe()}
                            </a>
                          </>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const LOGO_MAX = { width: 240, height: 48 };

/** The site's own, as high as fits; what is drawn for dark grounds is shown on them, where programs know. */
function Logo({ logo: { onLight, onDark, showsName }, summit }: { logo: SiteLogo; summit: string }) {
  const styles = use(Styles);
  const picture = (ground: keyof typeof LOGO_CIDS, { width, height }: LogoPicture, className?: string) => {
    const scale = Math.min(LOGO_MAX.width / width, LOGO_MAX.height / height);
    return (
      <img
        className={className}
        src={`cid:${LOGO_CIDS[ground]}`}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        alt={showsName ? '' : summit}
        fetchPriority={NO_PRELOAD}
        style={ground === 'dark' ? styles.logoOnDark : { ...styles.logo, ...(!onDark && styles.logoPlate) }}
      />
    );
  };
  return (
    <>
      {picture('light', onLight, onDark && 'm-on-light')}
      {onDark && picture('dark', onDark, 'm-on-dark')}
    </>
  );
}

function Content(letter: Letter) {
  const { logo, summit, heading, opening, body, facts, code, button, ticketOf, closing } = letter;
  const styles = use(Styles);
  return (
    <>
      {logo && <Logo logo={logo} summit={summit} />}
      {(logo?.showsName ?? true) && <p style={styles.summit}>{summit}</p>}
      <h1 className="m-heading m-text" style={styles.heading}>
        <InOnePiece text={heading} name={letter.name} />
      </h1>
      <Paragraphs texts={opening} />
      {body && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it is written
        <div dangerouslySetInnerHTML={{ __html: body.html }} />
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {code && (
        <p className="m-text" style={styles.code}>
          <span className="m-quiet" style={styles.codeLabel}>
            {code.label}
          </span>{' '}
          {code.digits}
        </p>
      )}
      {button && (
        <table {...LAYOUT} className="m-button" style={styles.buttonPlace}>
          <tbody>
            <tr>
              <td {...forOldPrograms(styles.buttonCell.backgroundColor)} style={styles.buttonCell}>
                <a href={button.link} style={styles.button}>
                  {button.label}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      )}
      {ticketOf !== undefined && <Ticket holder={ticketOf} />}
      <Paragraphs texts={closing} />
    </>
  );
}

function InOnePiece({ text, name }: { text: string; name: string | undefined }) {
  const styles = use(Styles);
  const [before, named, after] = aroundName(text, name ?? '');
  return (
    <>
      {before}
      {named && <span style={styles.name}>{named}</span>}
      {after}
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  const styles = use(Styles);
  return texts.map((text) => (
    <p key={text} style={styles.paragraph}>
      <LinkedText text={withWholeNumbers(text)} />
    </p>
  ));
}

/** Ends a sentence, not an address. */
const AROUND = '[(‘’“”".,;:!?)]*';

/** Where the site's name stands as a word of its own, it leads there. */
function LinkedText({ text }: { text: string }) {
  const styles = use(Styles);
  const address = use(SiteAddress);
  const { host } = new URL(address);
  const named = new RegExp(
    `(?<=(?:^|\\s)${AROUND})(${host.replace(/[.[\]]/g, '\\$&')})(?=${AROUND}(?:\\s|$))`,
  );
  return text.split(named).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words have no other name, and keep their places
      <a key={index} href={address} style={styles.wordLink}>
        {part}
      </a>
    ),
  );
}

function Facts({ facts }: Pick<Letter, 'facts'>) {
  const styles = use(Styles);
  return (
    <table cellPadding={0} cellSpacing={0} style={styles.facts}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="m-fact m-label m-quiet m-line" style={styles.label}>
              {label}
            </th>
            <td className="m-fact m-value m-text m-line" style={styles.value}>
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps what is in two parts on one line: the groups of a number, the time and its half of the day. */
function withWholeNumbers(text: string): string {
  return text.replace(/(?<=\d) (?=\d|[AP]M\b)/g, '\u00a0');
}

/** Each on its own. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and keep their places
    <Fragment key={index}>
      {index > 0 && <br />}
      {withWholeNumbers(line)}
    </Fragment>
  ));
}

function Ticket({ holder }: { holder: string }) {
  const styles = use(Styles);
  return (
    <>
      <p style={styles.paragraph}>
        <strong>{say.yourTicket()}</strong> {say.showTicket()}
      </p>
      <div style={styles.ticket}>
        <img
          src={`cid:${TICKET_CID}`}
          width={256}
          height={256}
          alt={say.ticketPicture()}
          fetchPriority={NO_PRELOAD}
          style={styles.ticketPicture}
        />
        {holder}
      </div>
    </>
  );
}
