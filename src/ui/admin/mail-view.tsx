import { useEffect, useId, useRef, useState } from 'react';
import * as say from './messages.ts';
import { ViewChoice } from './view-choice.tsx';

const VIEWS = [
  { name: 'light', label: say.light() },
  { name: 'dark', label: say.dark() },
  { name: 'phone', label: say.phone() },
  { name: 'text', label: say.textAlone() },
] as const;

type View = (typeof VIEWS)[number]['name'];

export interface Posted {
  address: string;
  fields: Readonly<Record<string, string>>;
}

interface Props {
  subject: string;
  text: string;
  /** The name of the frame that shows it. */
  title: string;
  /** Where its HTML is, or what is posted for it. */
  pageIn: (theme: 'light' | 'dark') => string | Posted;
  /** Another one loads the page again. */
  version: string;
}

/** A mail as different programs show it. In a frame without rights: whatever is in it can’t touch the desk. */
export function MailView({ subject, text, title, pageIn, version }: Props) {
  const [view, setView] = useState<View>('light');
  const page = pageIn(view === 'dark' ? 'dark' : 'light');
  return (
    <>
      <ViewChoice legend={say.mailViews()} options={VIEWS} value={view} onChange={setView} />
      <p className="mail-subject">
        <span className="visually-hidden">{say.mailSubject()} </span>
        {subject}
      </p>
      {view === 'text' ? (
        <pre className="mail-text">{text}</pre>
      ) : (
        // A frame of its own for each page: one that goes on to the next adds to the history, and can stay empty.
        <Page key={`${JSON.stringify(page)} ${version}`} page={page} view={view} title={title} />
      )}
    </>
  );
}

function Page({ page, view, title }: { page: string | Posted; view: View; title: string }) {
  const frame = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  const shown = { className: 'mail-page', 'data-view': view, title, sandbox: '' };
  if (typeof page === 'string') return <iframe {...shown} src={page} />;
  return (
    <>
      <form ref={form} method="post" action={page.address} target={frame} hidden>
        {Object.entries(page.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <iframe {...shown} name={frame} />
    </>
  );
}
