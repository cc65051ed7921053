import { publicAddress } from '#platform/contract/public-addresses.ts';
import { DESK_PREVIEW } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  /** The page with the section, which the address may name after '#'. */
  page: string;
  /** Another version is another page. */
  version: string;
}

/** Where a section stands on the website, with everything in the draft. */
export function PagePreview({ page, version }: Props) {
  return (
    <section className="page-preview" aria-label={say.preview()}>
      <p className="panel-lead">{say.asSavedInDraft()}</p>
      <iframe
        key={version}
        src={`${publicAddress.preview(DESK_PREVIEW)}${page}`}
        title={say.siteWithDraft()}
        loading="lazy"
      />
    </section>
  );
}
