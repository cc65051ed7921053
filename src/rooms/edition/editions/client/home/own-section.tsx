import type { EditionContent } from '#rooms/edition/content/contract.ts';
import { pictureAddress } from '#rooms/edition/content/picture-field.ts';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

export type OwnSectionContent = EditionContent['homePage']['own'][number];

/** Of its element: what it is called can be in any script. */
export function ownSectionId({ own }: EditionContent['homePage'], section: OwnSectionContent): string {
  return `own-${own.indexOf(section) + 1}`;
}

/** A section of the home page that organisers wrote. */
export function OwnSection({ id, section }: { id: string; section: OwnSectionContent }) {
  const { heading, text, picture, button, link } = section;
  return (
    <section id={id} className="section wrap" aria-labelledby={`${id}-heading`}>
      <div className="loom">
        <h2 id={`${id}-heading`} className="text-section font-bold">
          {heading}
        </h2>
        <div className="measure">
          {picture && (
            <Picture
              src={pictureAddress(picture)}
              alt={picture.alt}
              focus={picture.focus}
              width={picture.width}
              height={picture.height}
              sizes="(min-width: 62rem) 62vw, 92vw"
              className="mb-8 w-full"
            />
          )}
          <RichText className="text-lead" html={text} />
          {button && link && (
            <p className="mt-8">
              <a className="button" href={link}>
                {button}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
