import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { type Content, viewContent, viewDraft } from '../contract.ts';
import { type SectionName, sectionOf, sectionsOf } from '../sections.ts';
import { isShown } from '../shown-sections.ts';
import { DraftPanel } from './draft-panel.tsx';

/** What the site says, section by section, and what of it waits to be published. */
export function SiteScreen() {
  const draft = useQuery({ queryKey: [viewDraft.name], queryFn: () => makeCall(viewDraft, {}) });
  const hidden = new Set(useReply(viewContent, hiddenIn));
  const changed = new Set((draft.data?.changes ?? []).map(({ section }) => section));
  return (
    <Screen
      title="Site"
      actions={
        <Link to="/admin/site-preview" className={buttonClass()}>
          Preview
        </Link>
      }
    >
      <DraftPanel draft={draft.data} error={draft.error} />
      <Sections title="This edition" names={sectionsOf('edition')} changed={changed} hidden={hidden} />
      <Sections title="Mails of this edition" names={sectionsOf('mails')} changed={changed} hidden={hidden} />
      <Sections title="The whole site" names={sectionsOf('site')} changed={changed} hidden={hidden} />
    </Screen>
  );
}

interface SectionsProps {
  title: string;
  names: readonly SectionName[];
  changed: ReadonlySet<SectionName>;
  hidden: ReadonlySet<SectionName>;
}

/** The sections that visitors don’t see at the moment: switched off, or empty. */
function hiddenIn({ site, edition }: Content): SectionName[] {
  const sections = Object.entries({ ...site, ...edition }) as [SectionName, Record<string, unknown>][];
  return sections.flatMap(([name, values]) => (isShown(name, values) ? [] : [name]));
}

function Sections({ title, names, changed, hidden }: SectionsProps) {
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <ul className="section-grid">
        {names.map((name) => {
          const { title: label, lead } = sectionOf(name);
          return (
            <li key={name}>
              <Link to="/admin/site/$section" params={{ section: name }}>
                {label}
              </Link>
              {changed.has(name) && <span className="tag">In the draft</span>}
              {hidden.has(name) && <span className="tag">Not shown</span>}
              <p>{lead}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
