import { Link } from '@tanstack/react-router';
import { type ComponentType, Fragment } from 'react';
import { useSessionValues } from '#platform/client/session-values.ts';
import { Given } from '#ui/admin/client-module.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { type Content, viewContent } from '../../contract.ts';
import * as say from '../../messages.ts';
import { mayWrite, type Part, partInfo, type SectionName, sectionOf, sectionsOf } from '../../sections.ts';
import { isShown } from '../../shown-sections.ts';
import { DraftPanel } from '../draft-panel.tsx';
import { useDraft } from '../use-written-edition.ts';
import { sectionLink } from './section-link.ts';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** What is chosen for the whole site besides its words. */
    SiteBottom?: ComponentType;
  }
}

interface Props {
  title: string;
  parts: readonly Part[];
}

/** What some parts of the content say, section by section, and what of all of it waits to be published. */
export function PartScreen({ title, parts }: Props) {
  const draft = useDraft();
  const isOther = draft.data ? draft.data.year !== null : false;
  const shown = parts.filter((part) => part !== 'site' || !isOther);
  const hidden = new Set(useReply(viewContent, hiddenIn, !isOther));
  const changed = new Set((draft.data?.changes ?? []).map(({ section }) => section));
  return (
    <Screen title={title} edition="one">
      <DraftPanel draft={draft.data} error={draft.error} />
      {shown.map((part) => (
        <Sections key={part} part={part} changed={changed} hidden={hidden} />
      ))}
      {shown.includes('site') && <Given name="SiteBottom" props={{}} />}
    </Screen>
  );
}

/** The sections that visitors don’t see at the moment: switched off, or empty. */
function hiddenIn({ site, edition }: Content): SectionName[] {
  const sections = Object.entries({ ...site, ...edition }) as [SectionName, Record<string, unknown>][];
  return sections.flatMap(([name, values]) => (isShown(name, values) ? [] : [name]));
}

interface SectionsProps {
  part: Part;
  changed: ReadonlySet<SectionName>;
  hidden: ReadonlySet<SectionName>;
}

function Sections({ part, changed, hidden }: SectionsProps) {
  const session = useSessionValues();
  if (!mayWrite(part, session)) return null;
  const title = partInfo(part).title();
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      {[...Map.groupBy(sectionsOf(part), (name) => sectionOf(name).group?.() ?? '')].map(([group, names]) => (
        <Fragment key={group}>
          {group && <h3 className="section-group">{group}</h3>}
          <ul className="section-grid">
            {names.map((name) => {
              const { title: label, lead } = sectionOf(name);
              return (
                <li key={name}>
                  <Link {...sectionLink(name)}>{label()}</Link>
                  {changed.has(name) && <span className="tag">{say.inDraft()}</span>}
                  {hidden.has(name) && <span className="tag">{say.notShown()}</span>}
                  <p>{lead()}</p>
                </li>
              );
            })}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
