import { useState } from 'react';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { DESK_PREVIEW } from '../contract.ts';
import { PreviewLinks } from './preview-links.tsx';

const WIDTHS = [
  { name: 'phone', label: 'Phone' },
  { name: 'tablet', label: 'Tablet' },
  { name: 'desktop', label: 'Desktop' },
] as const;

/** The real pages with the draft, as wide as on a phone, a tablet or a desktop. */
export function PreviewScreen() {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['name']>('desktop');
  return (
    <Screen title="Preview" within={{ to: '/admin/site', label: 'Site' }}>
      <fieldset className="width-choice" aria-label="Width">
        {WIDTHS.map(({ name, label }) => (
          <label key={name}>
            <input type="radio" name="width" checked={width === name} onChange={() => setWidth(name)} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="preview-frame" data-width={width}>
        <iframe src={`${publicAddress.preview(DESK_PREVIEW)}/`} title="The site with the draft" />
      </div>
      <PreviewLinks />
    </Screen>
  );
}
