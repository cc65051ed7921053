import { PLACEHOLDERS_OF_PAGES } from '../placeholders.ts';
import { type SectionName, sectionOf } from '../sections.ts';

/** What the texts of a section may name in braces. */
export function Placeholders({ section }: { section: SectionName }) {
  const { placeholders = PLACEHOLDERS_OF_PAGES } = sectionOf(section);
  if (!placeholders) return null;
  const { title, lead, meanings } = placeholders;
  return (
    <details className="help placeholders">
      <summary>{title()}</summary>
      <p>{lead()}</p>
      <dl>
        {Object.entries(meanings).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{meaning()}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
