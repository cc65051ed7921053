import { definePage, type Page } from '#platform/client/page.ts';
import { PageHeading } from '#ui/page-heading.tsx';

const TEXTS = {
  'passed-on': {
    title: 'Your place is passed on',
    lead: 'Your colleague gets a mail with a ticket and a link of their own. Yours have ended.',
  },
  erased: {
    title: 'Everything is erased',
    lead: 'Your registration and everything else that was kept about you is gone. This link leads nowhere any more.',
  },
};

interface Gone {
  title: string;
  lead: string;
}

/** Said once, when the page itself is no longer there. */
export function gonePage(what: keyof typeof TEXTS): Page<Gone> {
  return definePage({ load: async () => TEXTS[what], head, View });
}

function head({ title, lead }: Gone) {
  return { title, description: lead, extra: <meta name="robots" content="noindex" /> };
}

function View({ data: { title, lead } }: { data: Gone }) {
  return <PageHeading title={title} lead={lead} seed={title} />;
}
