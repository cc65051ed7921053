import type { Language } from '#platform/contract/language.ts';
import * as say from './messages.ts';

/** The same page in a language of the site. */
export interface PageLanguage {
  code: Language;
  name: string;
  address: string;
  isShown: boolean;
  /** What whoever reads it is told on a page in another language, in that language. */
  offer: string;
  close: string;
}

interface LanguageLinksProps {
  languages: readonly PageLanguage[];
  /** Whoever reads one of them is told so. */
  offers?: true;
}

/** Leads to the same page in another language. */
export function LanguageLinks({ languages, offers }: LanguageLinksProps) {
  if (languages.length === 0) return null;
  return (
    <ul className="language-links" aria-label={say.languages()}>
      {languages.map(({ code, name, address, isShown, offer, close }) => (
        <li key={code}>
          <a
            data-language={code}
            href={address}
            hrefLang={code}
            lang={code}
            data-offer={offers && offer}
            data-close={offers && close}
            aria-current={isShown ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
