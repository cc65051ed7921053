import type { RefusedForm } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { SiteView } from '#rooms/edition/contract.ts';
import { shownConsents } from '#rooms/people/contract.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Said } from '#ui/said.tsx';
import { NEWS_PAGE } from '../addresses.ts';
import * as say from '../messages.ts';

interface Props {
  siteView: SiteView;
  refused?: RefusedForm | undefined;
}

/** One field: to hear of the next summit takes no registration. */
export function NewsForm({ siteView, refused }: Props) {
  const { news } = shownConsents(siteView.site);
  const field = { name: 'email', label: say.email(), type: 'email', autoComplete: 'email' } as const;
  // Whatever is wrong stands at the only field.
  const error = refused?.errors.email ?? refused?.errors.news ?? '';
  return (
    <form method="post" action={NEWS_PAGE} className="grid max-w-[40rem] gap-6">
      {refused && (
        <ErrorSummary
          failure={failureOf(refused, say.notDone())}
          fields={[field]}
          errors={{ email: error }}
        />
      )}
      <FormField
        field={field}
        error={error || undefined}
        control={{ name: 'email', defaultValue: refused?.values.email ?? '' }}
      />
      <input type="hidden" name="news" value={news.version} />
      <p className="text-small">
        <Said of={[news.text]} />{' '}
        <a className="link" href={publicAddress.privacy}>
          {say.privacyPolicy()}
        </a>
      </p>
      <p>
        <button type="submit" className="button button-main">
          {siteView.edition.past.next || say.sendMeNews()}
        </button>
      </p>
    </form>
  );
}
