import { definePage, type OwnForm, type Page } from '#platform/client/page.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { lostLink } from '#ui/messages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import * as say from '../messages.ts';

const emailField = () =>
  ({ name: 'email', label: say.email(), type: 'email', autoComplete: 'email' }) as const;

interface Shown {
  /** Whether the form was sent. */
  isSent: boolean;
  /** Whether the site sends mail. */
  sendsMail: boolean;
}

interface LostLinkData extends Shown {
  siteView: SiteView;
}

/** 'Lost your link?' answers everybody alike. */
export function lostLinkPage(shown: Shown): Page<LostLinkData> {
  return definePage({
    load: async (request) => ({ ...shown, siteView: await readSiteView(request) }),
    head: () => ({
      title: lostLink(),
      description: shown.sendsMail ? say.lostLinkLead() : say.noMail(),
      extra: <meta name="robots" content="noindex" />,
    }),
    View,
  });
}

function View({ data: { siteView, isSent, sendsMail }, refused }: OwnForm & { data: LostLinkData }) {
  const { email } = siteView.site.contact;
  const lead = isSent ? say.linkSent() : say.lostLinkLead();
  return (
    <>
      <PageHeading title={lostLink()} lead={sendsMail ? lead : say.noMail()} seed="lost-link" />
      <div className="wrap pb-24">
        {sendsMail && !isSent && (
          <form method="post" className="grid max-w-[40rem] gap-6">
            {refused && (
              <ErrorSummary
                failure={failureOf(refused, say.noLinkSent())}
                fields={[emailField()]}
                errors={refused.errors}
              />
            )}
            <FormField
              field={emailField()}
              error={refused?.errors.email}
              control={{ name: 'email', defaultValue: refused?.values.email ?? '' }}
            />
            <p>
              <button type="submit" className="button button-main">
                {say.sendMeLink()}
              </button>
            </p>
          </form>
        )}
        {!sendsMail && (
          <p className="measure text-lead">
            {email ? (
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            ) : (
              say.askOrganiser()
            )}
          </p>
        )}
      </div>
    </>
  );
}
