import { definePage, type OwnForm, type Page } from '#platform/client/page.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import * as say from '../messages.ts';

interface NamingView {
  name: string;
  /** How many places have no name. */
  unnamed: number;
  ownPage: string;
  /** What follows if these places are given back. */
  givingBack: readonly string[];
}

/** Where somebody names those for whom places are kept. It is rendered for them alone, and works without a script. */
export function namingPageOf(view: NamingView): Page<NamingView> {
  return definePage({
    load: async () => view,
    head: () => ({
      title: say.namingTitle(),
      description: say.namingDescription(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

const GIVING_BACK = 'giving-back';

const peopleField = () =>
  ({ name: 'people', label: say.people(), type: 'lines', hint: say.peopleHint() }) as const;

function View({ data: { name, unnamed, ownPage, givingBack }, refused }: OwnForm & { data: NamingView }) {
  const lead = unnamed > 0 ? say.namingLead({ count: unnamed }) : say.allNamed();
  return (
    <>
      <PageHeading title={say.namingTitle()} lead={lead} seed={name} />
      <div className="wrap grid gap-12 pb-24">
        {refused && (
          <ErrorSummary
            failure={failureOf(refused, say.notNamed())}
            fields={[peopleField()]}
            errors={refused.errors}
          />
        )}
        {unnamed > 0 && (
          <>
            <form method="post" className="grid max-w-[40rem] gap-6">
              <FormField
                field={peopleField()}
                error={refused?.errors.people}
                control={{ name: 'people', defaultValue: refused?.values.people ?? '' }}
              />
              <p>
                <button type="submit" name="do" value="name" className="button button-main">
                  {say.nameThem()}
                </button>
              </p>
            </form>
            <form method="post" className="measure">
              <button
                type="submit"
                name="do"
                value="give-back"
                className="button"
                aria-describedby={givingBack.length > 0 ? GIVING_BACK : undefined}
              >
                {say.giveBack()}
              </button>
              <div id={GIVING_BACK} className="mt-3 text-quiet">
                {givingBack.map((said) => (
                  <p key={said}>{said}</p>
                ))}
              </div>
            </form>
          </>
        )}
        <p>
          <a className="link" href={ownPage}>
            {say.toOwnPage()}
          </a>
        </p>
      </div>
    </>
  );
}

/** On the own page of who registered a group. */
export function OwnGroup({ unnamed, address }: { unnamed: number; address: string }) {
  return (
    <section className="mb-16 measure" aria-labelledby="own-group">
      <h2 id="own-group" className="text-section font-bold">
        {say.namingTitle()}
      </h2>
      <p className="mt-3 text-lead">{say.namingLead({ count: unnamed })}</p>
      <p className="mt-6">
        <a className="button" href={address}>
          {say.openGroup()}
        </a>
      </p>
    </section>
  );
}
