import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { htmlOf } from '#platform/contract/rich-text.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Said } from '#ui/said.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { QUESTIONS_PAGE } from '../addresses.ts';
import { currentQuestions, type Faq } from '../contract.ts';
import * as say from '../messages.ts';

interface QuestionsData {
  /** Undefined when they could not be read. */
  questions: readonly Faq[] | undefined;
  view: SiteView;
  publicUrl: string;
}

export const page = definePage<QuestionsData>({
  load: async (request) => {
    const { call, publicUrl } = request;
    const list = await call(currentQuestions, {}).catch(() => undefined);
    return { questions: list?.records, view: await readSiteView(request), publicUrl };
  },

  status: ({ questions }) => (questions ? 200 : 503),

  head: ({ questions = [], view, publicUrl }) => {
    const title = say.title();
    const description = say.description({ summit: view.texts.name });
    return {
      title,
      description,
      extra: (
        <>
          <PageLinks url={`${publicUrl}${QUESTIONS_PAGE}`} title={title} description={description} />
          {questions.length > 0 && <StructuredData facts={factsOf(questions)} />}
        </>
      ),
    };
  },

  View: ({ data: { questions, view } }) => (
    <>
      <PageHeading
        title={say.title()}
        lead={questions?.length ? say.lead({ summit: view.texts.name }) : undefined}
        seed="questions"
      />
      <div className="wrap pb-24">
        {!questions && <Alert kind="wrong">{say.failed()}</Alert>}
        {questions?.length === 0 && <p className="pb-8 text-lead">{say.empty()}</p>}
        {groupsOf(questions ?? []).map(([group, some]) => (
          <section key={group} className="loom border-t border-line py-10" aria-label={group}>
            <h2 className="text-section font-bold">{group}</h2>
            <div>
              {some.map(({ id, question, answer }) => (
                <details key={id} id={id} className="group border-b border-line first:-mt-4">
                  <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-4 font-display text-title font-semibold [&::-webkit-details-marker]:hidden">
                    <Said of={[question]} />
                    <span
                      aria-hidden
                      className="shrink-0 text-title leading-none text-quiet group-open:rotate-45 motion-safe:transition-transform"
                    >
                      +
                    </span>
                  </summary>
                  <RichText html={answer} className="measure pb-6" />
                </details>
              ))}
            </div>
          </section>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8 print:hidden">
          <p className="font-display text-title font-semibold">{say.more()}</p>
          <a className="button button-main" href={publicAddress.contact}>
            {say.contact()}
          </a>
        </div>
      </div>
    </>
  ),
});

/** In the order of the first question of each group. */
function groupsOf(questions: readonly Faq[]): [string, Faq[]][] {
  return [...Map.groupBy(questions, ({ group }) => group || say.ungrouped())];
}

function factsOf(questions: readonly Faq[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: htmlOf(answer) },
    })),
  };
}
