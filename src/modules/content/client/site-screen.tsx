import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { type Content, viewContent, viewDraft } from '../contract.ts';
import * as say from '../messages.ts';
import { type Part, partInfo, partNames, type SectionName, sectionOf, sectionsOf } from '../sections.ts';
import { isShown } from '../shown-sections.ts';
import { DraftPanel } from './draft-panel.tsx';

/** What the site says, section by section, and what of it waits to be published. */
export function SiteScreen() {
  const draft = useQuery({ queryKey: [viewDraft.name], queryFn: () => makeCall(viewDraft, {}) });
  const hidden = new Set(useReply(viewContent, hiddenIn));
  const changed = new Set((draft.data?.changes ?? []).map(({ section }) => section));
  // What changes with each edition comes first.
  const parts = [...partNames().filter((part) => part !== 'site'), 'site' as const];
  return (
    <Screen
      title={say.many()}
      actions={
        <Link to="/admin/site-preview" className={buttonClass()}>
          {say.preview()}
        </Link>
      }
    >
      <DraftPanel draft={draft.data} error={draft.error} />
      {parts.map((part) => (
        <Sections key={part} part={part} changed={changed} hidden={hidden} />
      ))}
    </Screen>
  );
}

interface SectionsProps {
  part: Part;
  changed: ReadonlySet<SectionName>;
  hidden: ReadonlySet<SectionName>;
}

/** The sections that visitors don’t see at the moment: switched off, or empty. */
function hiddenIn({ site, edition }: Content): SectionName[] {
  const sections = Object.entries({ ...site, ...edition }) as [SectionName, Record<string, unknown>][];
  return sections.flatMap(([name, values]) => (isShown(name, values) ? [] : [name]));
}

function Sections({ part, changed, hidden }: SectionsProps) {
  const title = partInfo(part).title();
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <ul className="section-grid">
        {sectionsOf(part).map((name) => {
          const { title: label, lead } = sectionOf(name);
          return (
            <li key={name}>
              <Link to="/admin/site/$section" params={{ section: name }}>
                {label()}
              </Link>
              {changed.has(name) && <span className="tag">{say.inDraft()}</span>}
              {hidden.has(name) && <span className="tag">{say.notShown()}</span>}
              <p>{lead()}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
