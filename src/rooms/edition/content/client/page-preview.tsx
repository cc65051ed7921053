import { useEffect, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TRIED } from '../contract.ts';
import * as say from '../messages.ts';
import { type SectionName, schemaOf } from '../sections.ts';
import { usePreviewAddress } from './use-written-edition.ts';

/** After the last letter, so that the page isn't loaded for each. */
const TYPING_MS = 600;

interface Props {
  section: SectionName;
  /** The page with the section, which the address may name after '#'. */
  page: string;
  /** Another version is another page. */
  version: string;
}

/** Where a section stands on the website, as it is being written, with everything else in the draft. */
export function PagePreview({ section, page, version }: Props) {
  const address = usePreviewAddress();
  const frame = useId();
  const form = useRef<HTMLFormElement>(null);
  const { isDirty } = useFormContext().formState;
  const values = useWatch();
  const tried = JSON.stringify({ section, values });
  // What can't be saved leaves the page as it was.
  const isShown = isDirty && schemaOf(section).safeParse(values).success;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is written anew is shown
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => form.current?.requestSubmit(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [tried, isShown]);
  return (
    <section className="page-preview" aria-label={say.preview()}>
      <p className="panel-lead">{say.asYouWrite()}</p>
      {address && (
        <>
          <form ref={form} method="post" action={address + page} target={frame} hidden>
            <input type="hidden" name={TRIED} value={tried} />
          </form>
          <iframe
            key={version}
            name={frame}
            src={address + page}
            title={say.siteWithDraft()}
            loading="lazy"
          />
        </>
      )}
    </section>
  );
}
