import { leaveInMainAs } from '#platform/contract/language.ts';
import type { EditionContent } from '#rooms/edition/content/contract.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { RichText } from '#ui/rich-text.tsx';

export function AboutSection({ about, theme }: { about: EditionContent['about']; theme: string }) {
  const { heading, text, principlesHeading, principles } = about;
  const quoted = `“${theme}”`;
  leaveInMainAs(quoted, theme);
  return (
    <section id="about" className="section wrap" aria-labelledby="about-heading">
      <div className="loom">
        <div>
          <h2 id="about-heading" className="text-section font-bold">
            {heading}
          </h2>
        </div>
        <div>
          <blockquote className="font-display text-title leading-tight font-semibold md:text-[2.125rem]">
            {quoted}
          </blockquote>
          <RichText className="mt-8 measure text-lead" html={text} />
        </div>
      </div>
      {principles.length > 0 && (
        <>
          <h3 className="mt-20 text-title font-bold">{principlesHeading}</h3>
          <ul className="mt-6">
            {principles.map((principle) => (
              <li key={principle.name} className="principle">
                <span className="principle-cloth draws-along">
                  <Strip seed={principle.name} along picks={224} />
                </span>
                <h4 className="display">{principle.name}</h4>
                <p className="max-w-[44ch]">{principle.text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
