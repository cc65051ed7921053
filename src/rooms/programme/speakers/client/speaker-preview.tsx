import { useWatch } from 'react-hook-form';
import { useObjectUrl } from '#ui/admin/form/use-object-url.ts';
import { WebsitePart } from '#ui/admin/website-part.tsx';
import type { Speaker } from '../contract.ts';
import * as say from '../messages.ts';
import { SpeakerCard } from './speaker-card.tsx';

/** The speaker's card as the website will show it, following the form. */
export function SpeakerPreview({ saved }: { saved?: Speaker }) {
  const [title, username, designation, company, role, image] = useWatch({
    name: ['title', 'username', 'designation', 'company', 'role', 'image'],
  });
  const chosen = useObjectUrl(image instanceof File ? image : undefined);
  return (
    <aside className="preview" aria-labelledby="preview">
      <h2 id="preview" className="preview-title">
        {say.previewTitle()}
      </h2>
      <WebsitePart>
        <SpeakerCard
          speaker={{
            id: saved?.id ?? '',
            title,
            fullname: username || say.nameHeading(),
            designation,
            company,
            role,
            image: saved?.image ?? '',
          }}
          chosenPicture={chosen}
          leading={false}
          first
        />
      </WebsitePart>
    </aside>
  );
}
