import { Fragment } from 'react';
import { tagIfLeft } from '#platform/contract/language.ts';

interface Props {
  /** Those that say nothing are left out. */
  of: readonly (string | undefined)[];
  between?: string;
}

/** Texts in one element, of which some may be translated. An element with a single one needs none of this: pages mark it. */
export function Said({ of, between = ', ' }: Props) {
  return of
    .flatMap((text) => text || [])
    .map((text, index) => {
      const lang = tagIfLeft(text);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never rendered again
        <Fragment key={index}>
          {index > 0 && between}
          {lang ? <span lang={lang}>{text}</span> : text}
        </Fragment>
      );
    });
}
