import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/admin/button.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { singlePost } from '../../contract.ts';
import { PostForm } from './post-form.tsx';

export function UpdatePostScreen({ postId }: { postId: string }) {
  const zone = useSiteZone();
  return (
    <UpdateScreen
      title="Update Post"
      within={{ to: '/admin/posts', label: 'Posts' }}
      nameOf={({ record }) => record.title}
      call={singlePost}
      query={{ postId }}
      actions={
        <Link to="/admin/post-versions/$postId" params={{ postId }} className={buttonClass()}>
          Versions
        </Link>
      }
    >
      {({ record }) => zone && <PostForm post={record} zone={zone} />}
    </UpdateScreen>
  );
}
