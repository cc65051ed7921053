import { type KeyboardEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { TitleField } from './title-field.tsx';

/** The page that is written on: title and text as visitors will read them. */
export function PostText() {
  const { setFocus } = useFormContext();
  const id = useId();

  /** From the title on into the text. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setFocus('content');
  }

  return (
    <section className="post-text" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        Text
      </h2>
      <TitleField onKeyDown={goOn} />
      <RichTextField name="content" label="Content" isArticle />
    </section>
  );
}
