import { useState } from 'react';
import { Screen } from '#ui/admin/screen.tsx';
import * as say from '../messages.ts';
import { PreviewLinks } from './preview-links.tsx';
import { usePreviewAddress } from './use-written-edition.ts';

const WIDTHS = [
  { name: 'phone', label: say.phone() },
  { name: 'tablet', label: say.tablet() },
  { name: 'desktop', label: say.desktop() },
] as const;

/** The real pages with the draft, as wide as on a phone, a tablet or a desktop. */
export function PreviewScreen() {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['name']>('desktop');
  const address = usePreviewAddress();
  return (
    <Screen title={say.preview()} edition="one">
      <fieldset className="width-choice" aria-label={say.width()}>
        {WIDTHS.map(({ name, label }) => (
          <label key={name}>
            <input type="radio" name="width" checked={width === name} onChange={() => setWidth(name)} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="preview-frame" data-width={width}>
        {address && <iframe src={`${address}/`} title={say.siteWithDraft()} />}
      </div>
      <PreviewLinks />
    </Screen>
  );
}
