import { MAIL_PLACEHOLDERS } from '../mail-placeholders.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { type SectionName, sectionOf } from '../sections.ts';

/** What the texts of a section may name in braces. */
export function Placeholders({ section }: { section: SectionName }) {
  const { placeholders } = sectionOf(section);
  const known = placeholders
    ? Object.entries(MAIL_PLACEHOLDERS)
        .filter(([name]) => placeholders.includes(name))
        .map(([name, { meaning }]) => [name, meaning])
    : Object.entries(PLACEHOLDERS);
  if (known.length === 0) return null;
  return (
    <details className="help placeholders">
      <summary>
        {placeholders ? 'Words that differ from mail to mail' : 'Words that follow the edition'}
      </summary>
      <p>
        {placeholders
          ? 'Write one of these in braces, and each mail says what it stands for.'
          : 'Write one of these in braces, and the site puts in what the edition says.'}
      </p>
      <dl>
        {known.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
