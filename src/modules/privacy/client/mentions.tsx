import { Link } from '@tanstack/react-router';
import { kindNamed } from '#platform/contract/kind.ts';
import { recordLink } from '#ui/admin/record-link.ts';
import type { Mention, Person } from '../contract.ts';
import { kindTitle } from './record-title.ts';

/** Where organisers wrote about a person. What they wrote, only they can change. */
export function Mentions({ person: { mentions } }: { person: Person }) {
  return (
    <section className="kept" aria-label="In what organisers wrote">
      <h3>In what organisers wrote</h3>
      <p className="message-detail">
        This is neither erased nor corrected here. Please change these places yourself where they are about
        this person.
      </p>
      <ul className="traces">
        {mentions.map((mention) => (
          <li key={`${mention.kind} ${mention.id} ${mention.place}`}>
            <Place mention={mention} />
            {mention.byName && (
              <span className="message-detail">The name alone; it may be somebody else.</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ mention: { kind, id, place } }: { mention: Mention }) {
  const words = `${kindTitle(kind)}: ${place}`;
  const { recordScreen, menu = [] } = kindNamed(kind) ?? {};
  if (recordScreen) return <Link {...recordLink(recordScreen, id)}>{words}</Link>;
  return menu[0] ? <Link to={menu[0].to}>{words}</Link> : <span>{words}</span>;
}
