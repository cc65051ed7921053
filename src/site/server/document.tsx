import type { ReactNode } from 'react';
import { languageTag } from '#platform/contract/language.ts';
import { type Look, lookSheet } from '#platform/contract/look.ts';
import { paletteOf } from '#platform/contract/palette.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { EntryAssets } from '#platform/server/pages/assets.ts';
import { AFTER_FIRST_PAINT, FIRST_PAINT } from './inline-scripts.ts';

interface DocumentProps {
  title: string;
  /** The summit's name. */
  siteName: string;
  look: Look;
  description: string;
  head?: ReactNode;
  /** A page that works better in browsers without JavaScript. */
  plainPath?: string | undefined;
  style: EntryAssets;
  script: EntryAssets;
  /** Reads well without its script, which is requested later. */
  paintsFirst?: boolean;
  children: ReactNode;
}

/** The HTML around every page, public or admin. */
export function Document(props: DocumentProps) {
  const {
    title,
    siteName,
    look,
    description,
    head,
    plainPath,
    style,
    script,
    paintsFirst = false,
    children,
  } = props;
  const sheet = lookSheet(look);
  const [light, dark] = paletteOf(look).ground;
  return (
    <html lang={languageTag()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {plainPath && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${plainPath}`} />
          </noscript>
        )}
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta property="og:site_name" content={siteName} />
        {/* /theme.js keeps only that of the chosen theme. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" data-theme="light" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" data-theme="dark" content={dark} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={publicAddress.manifest} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the security policy names */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT }} />
        <script src="/theme.js" defer />
        {[...style.styles, ...script.styles].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {sheet && <link rel="stylesheet" href={sheet} />}
        {style.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {head}
        {script.inline.map((code) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the development server's own code
          <script key={code} type="module" dangerouslySetInnerHTML={{ __html: code }} />
        ))}
        {paintsFirst ? <LateScript {...script} /> : <Script {...script} />}
      </head>
      <body>{children}</body>
    </html>
  );
}

function Script({ scripts, preloads }: EntryAssets) {
  return (
    <>
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}

function LateScript({ scripts, preloads }: EntryAssets) {
  return (
    <script
      data-modules={[...scripts.toReversed(), ...preloads].join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the security policy names
      dangerouslySetInnerHTML={{ __html: AFTER_FIRST_PAINT }}
    />
  );
}
