import { useState } from 'react';
import * as say from './messages.ts';
import { ViewChoice } from './view-choice.tsx';

const VIEWS = [
  { name: 'light', label: say.light() },
  { name: 'dark', label: say.dark() },
  { name: 'phone', label: say.phone() },
  { name: 'text', label: say.textAlone() },
] as const;

type View = (typeof VIEWS)[number]['name'];

interface Props {
  subject: string;
  text: string;
  /** The name of the frame that shows it. */
  title: string;
  /** Where its HTML is. */
  pageIn: (theme: 'light' | 'dark') => string;
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
        <iframe
          // A frame of its own for each page: one that goes on to the next adds to the history, and can stay empty.
          key={`${page} ${version}`}
          className="mail-page"
          data-view={view}
          title={title}
          sandbox=""
          src={page}
        />
      )}
    </>
  );
}
