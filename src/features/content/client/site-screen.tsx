import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { viewDraft } from '../contract.ts';
import { type SectionName, sectionOf, sectionsOf } from '../sections.ts';
import { DraftPanel } from './draft-panel.tsx';

/** What the site says, section by section, and what of it waits to be published. */
export function SiteScreen() {
  const draft = useQuery({ queryKey: [viewDraft.name], queryFn: () => makeCall(viewDraft, {}) });
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
      <Sections title="This edition" names={sectionsOf('edition')} changed={changed} />
      <Sections title="Mails of this edition" names={sectionsOf('mails')} changed={changed} />
      <Sections title="The whole site" names={sectionsOf('site')} changed={changed} />
    </Screen>
  );
}

interface SectionsProps {
  title: string;
  names: readonly SectionName[];
  changed: ReadonlySet<SectionName>;
}

function Sections({ title, names, changed }: SectionsProps) {
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
              <p>{lead}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
