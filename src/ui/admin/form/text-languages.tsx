import { createContext, type ReactNode, use, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Language, languageName, ownName } from '#platform/contract/language.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { Button } from '../button.tsx';
import * as say from '../messages.ts';

interface Translating {
  language: Language;
  main: Language;
  /** The program's own texts, which have their words in each. */
  programs: ReadonlySet<string>;
}

const TranslatingContext = createContext<Translating | undefined>(undefined);

/** Into which language the form's texts are translated; undefined while it shows those of the main one. */
export function useTranslating(): Translating | undefined {
  return use(TranslatingContext);
}

interface Props {
  /** Those that the form has texts in. */
  languages: readonly Language[];
  main: Language;
  /** How many texts a language lacks, by what the form holds. */
  missing: (values: Readonly<Record<string, unknown>>, language: Language) => number;
  /** The program's own texts. */
  programs?: ReadonlySet<string>;
  children: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** A form's texts in each language of the site, one language at a time. */
export function TextLanguages({ languages, main, missing, programs = NONE, children }: Props) {
  const [shown = languages[0], setShown] = useState<Language>();
  const values = useWatch();
  const translating = shown && shown !== main ? { language: shown, main, programs } : undefined;
  return (
    <>
      {languages.some((one) => one !== main) && (
        <fieldset className="width-choice text-languages" aria-label={say.textLanguage()}>
          {languages.map((one) => {
            const count = one === main ? 0 : missing(values, one);
            return (
              <label key={one}>
                <input
                  type="radio"
                  name="text-language"
                  checked={one === shown}
                  onChange={() => setShown(one)}
                />
                <span lang={one}>{ownName(one)}</span>
                {count > 0 && <span className="tag">{say.missingTexts({ count })}</span>}
              </label>
            );
          })}
        </fieldset>
      )}
      {translating && <p className="field-hint">{say.sameIfEmpty({ language: languageName(main) })}</p>}
      <TranslatingContext value={translating}>{children}</TranslatingContext>
    </>
  );
}

interface TranslatedTextProps {
  /** What the main language says. */
  text: string;
  /** The field of its translation. */
  name: string;
  main: Language;
  children: ReactNode;
}

/** A field for a translation, with the text that it translates. */
export function TranslatedText({ text, name, main, children }: TranslatedTextProps) {
  const own = String(useWatch({ name }) ?? '');
  const isPrograms = useTranslating()?.programs.has(text);
  const { setValue } = useFormContext();
  if (!text) return children;
  return (
    <div className="translated-text">
      {children}
      <p className="field-hint">
        {say.mainText({ language: ownName(main) })} <span lang={main}>{plainTextOf(text)}</span>
      </p>
      {!own && (
        <p className="form-actions">
          {!isPrograms && <span className="tag">{say.missingText()}</span>}
          <Button kind="quiet" onClick={() => setValue(name, text, { shouldDirty: true })}>
            {say.copyFromMain({ language: languageName(main) })}
          </Button>
        </p>
      )}
    </div>
  );
}
