import { definePage, type Page } from '#platform/client/page.ts';
import type { Message } from '#platform/contract/message.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import * as say from '../messages.ts';

const TEXTS = {
  'passed-on': {
    title: say.passedOn,
    lead: say.passedOnLead,
  },
  erased: {
    title: say.erased,
    lead: say.erasedLead,
  },
};

interface Gone {
  title: string;
  lead: string;
}

/** Said once, when the page itself is no longer there. */
export function gonePage(what: keyof typeof TEXTS): Page<Gone> {
  return definePage({ load: async () => said(TEXTS[what]), head, View });
}

function said({ title, lead }: { title: Message; lead: Message }): Gone {
  return { title: title(), lead: lead() };
}

function head({ title, lead }: Gone) {
  return { title, description: lead, extra: <meta name="robots" content="noindex" /> };
}

function View({ data: { title, lead } }: { data: Gone }) {
  return <PageHeading title={title} lead={lead} seed={title} />;
}
