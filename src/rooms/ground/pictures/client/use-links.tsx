import { Link } from '@tanstack/react-router';
import { useMayKnow } from '#platform/client/session-values.ts';
import { kindNamed } from '#platform/contract/kind.ts';
import type { PictureUse } from '../contract.ts';
import * as say from '../messages.ts';

/** Which records show a picture, as far as they are named. */
export function UseLinks({ uses, hasMore }: { uses: readonly PictureUse[]; hasMore: boolean }) {
  return (
    <span className="picture-uses">
      {uses.map((use, index) => (
        <span key={`${use.kind} ${use.id}`}>
          {index > 0 && ', '}
          <UseLink use={use} />
        </span>
      ))}
      {hasMore && ` ${say.andMore()}`}
    </span>
  );
}

function UseLink({ use: { kind, id, title } }: { use: PictureUse }) {
  const found = kindNamed(kind);
  const mayOpen = useMayKnow(found ?? {});
  const screen = found?.recordScreen ?? found?.pictureScreen;
  if (!screen || !mayOpen) return title;
  return <Link to={screen.replace(/\$\w+/, id) as '/admin/pictures'}>{title}</Link>;
}
