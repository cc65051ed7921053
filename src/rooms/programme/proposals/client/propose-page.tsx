import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { formatInstant } from '#platform/contract/zoned-time.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { shownConsents } from '#rooms/people/contract.ts';
import { FormPage } from '#ui/form-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { PROPOSE_PAGE } from '../addresses.ts';
import { addProposal, currentSpeakerCall, type ProposalInput } from '../contract.ts';
import * as say from '../messages.ts';
import { readProposal } from '../proposal-form.ts';
import { ProposalForm } from './proposal-form.island.tsx';

interface ProposeData {
  call: CallOutput<typeof currentSpeakerCall>;
  siteView: SiteView;
  publicUrl: string;
}

export const page = definePage<ProposeData>({
  load: async (request) => ({
    call: await request.call(currentSpeakerCall, {}),
    siteView: await readSiteView(request),
    publicUrl: request.publicUrl,
  }),

  head: ({ call: { title, isOpen }, siteView, publicUrl }) => {
    const description = say.pageDescription({ summit: siteView.texts.name });
    return {
      title,
      description,
      extra: isOpen ? (
        <PageLinks url={`${publicUrl}${PROPOSE_PAGE}`} title={title} description={description} />
      ) : (
        <meta name="robots" content="noindex" />
      ),
    };
  },

  expiresAt: ({ call: { isOpen, endsAt } }) => (isOpen && endsAt ? new Date(endsAt) : undefined),

  submit: async ({ call }, { do: button, ...values }) => {
    const body = readProposal(values) as unknown as ProposalInput;
    const isDraft = button === 'draft';
    const { link } = await call(addProposal, { body: { ...body, isDraft } });
    return `${new URL(link).pathname}?done=${isDraft ? 'saved' : 'sent'}`;
  },

  View: ({ data: { call, siteView }, ...own }) => {
    if (!call.isOpen) return <Closed call={call} />;
    const { kinds, titles, questions } = call;
    const { consent } = shownConsents(siteView.site);
    return (
      <FormPage title={call.title} lead={call.lead} seed={PROPOSE_PAGE} aside={<Beside call={call} />}>
        {call.endsAt && (
          <p className="mb-10 font-display text-title font-semibold">
            {say.until({ date: formatInstant(new Date(call.endsAt), call.zone) })}
          </p>
        )}
        <Island
          name="proposal-form"
          component={ProposalForm}
          props={{ asked: { kinds, titles, questions }, consent, ...own }}
        />
      </FormPage>
    );
  },
});

function Closed({ call: { title, closed } }: Pick<ProposeData, 'call'>) {
  return (
    <>
      <PageHeading title={title} lead={closed} seed={PROPOSE_PAGE} />
      <p className="wrap pb-24">
        <a className="button" href={publicAddress.contact}>
          {say.contact()}
        </a>
      </p>
    </>
  );
}

function Beside({ call: { beside } }: Pick<ProposeData, 'call'>) {
  return (
    <div className="grid gap-6">
      {beside && (
        <div>
          <h2 className="text-title font-bold">{say.besideHeading()}</h2>
          {linesOf(beside).map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      <p className="text-small text-quiet">{say.keptHere()}</p>
    </div>
  );
}
