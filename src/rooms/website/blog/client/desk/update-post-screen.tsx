import { Link } from '@tanstack/react-router';
import { RecordTranslations } from '#rooms/access/browser.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { singlePost } from '../../contract.ts';
import { postKind } from '../../kind.ts';
import * as say from '../../messages.ts';
import { PostForm } from './post-form.tsx';

export function UpdatePostScreen({ postId }: { postId: string }) {
  const zone = useSiteZone();
  return (
    <UpdateScreen
      title={say.updatePost()}
      within={{ to: '/admin/posts', label: say.many() }}
      nameOf={({ record }) => record.title}
      call={singlePost}
      query={{ postId }}
      actions={
        <Link to="/admin/post-versions/$postId" params={{ postId }} className={buttonClass()}>
          {say.versions()}
        </Link>
      }
    >
      {({ record }) =>
        zone && (
          <>
            <PostForm post={record} zone={zone} />
            <RecordTranslations kind={postKind.name} id={record.id} />
          </>
        )
      }
    </UpdateScreen>
  );
}
