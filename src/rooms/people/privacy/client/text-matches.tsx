import { Link } from '@tanstack/react-router';
import { kindNamed } from '#platform/contract/kind.ts';
import { recordLink } from '#ui/admin/record-link.ts';
import type { Person, TextMatch } from '../contract.ts';
import * as say from '../messages.ts';
import { kindTitle } from './record-title.ts';

/** Where organisers wrote about a person. What they wrote, only they can change. */
export function TextMatches({ person: { textMatches } }: { person: Person }) {
  return (
    <section className="kept" aria-label={say.inWhatOrganisersWrote()}>
      <h3>{say.inWhatOrganisersWrote()}</h3>
      <p className="message-detail">{say.textMatchesHint()}</p>
      <ul className="matches">
        {textMatches.map((textMatch) => (
          <li key={`${textMatch.kind} ${textMatch.id} ${textMatch.place}`}>
            <Place textMatch={textMatch} />
            {textMatch.byName && <span className="message-detail">{say.matchesByName()}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ textMatch: { kind, id, place } }: { textMatch: TextMatch }) {
  const text = `${kindTitle(kind)}: ${place}`;
  const { recordScreen, menu = [] } = kindNamed(kind) ?? {};
  if (recordScreen) return <Link {...recordLink(recordScreen, id)}>{text}</Link>;
  return menu[0] ? <Link to={menu[0].to}>{text}</Link> : <span>{text}</span>;
}
