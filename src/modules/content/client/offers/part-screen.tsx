import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Given } from '#ui/admin/client-module.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { type Content, viewContent, viewDraft } from '../../contract.ts';
import * as say from '../../messages.ts';
import { type Part, partInfo, type SectionName, sectionOf, sectionsOf } from '../../sections.ts';
import { isShown } from '../../shown-sections.ts';
import { DraftPanel } from '../draft-panel.tsx';
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
  const draft = useQuery({ queryKey: [viewDraft.name], queryFn: () => makeCall(viewDraft, {}) });
  const hidden = new Set(useReply(viewContent, hiddenIn));
  const changed = new Set((draft.data?.changes ?? []).map(({ section }) => section));
  return (
    <Screen title={title}>
      <DraftPanel draft={draft.data} error={draft.error} />
      {parts.map((part) => (
        <Sections key={part} part={part} changed={changed} hidden={hidden} />
      ))}
      {parts.includes('site') && <Given name="SiteBottom" props={{}} />}
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
  const { title: partTitle, access } = partInfo(part);
  const mayChange = useMayAccess(access ?? 'any-right');
  if (!mayChange) return null;
  const title = partTitle();
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <ul className="section-grid">
        {sectionsOf(part).map((name) => {
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
    </section>
  );
}
