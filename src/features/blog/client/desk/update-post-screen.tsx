import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/admin/button.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { singlePost } from '../../desk-contract.ts';
import { PostForm } from './post-form.tsx';

export function UpdatePostScreen({ postId }: { postId: string }) {
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
      {({ record }) => <PostForm post={record} />}
    </UpdateScreen>
  );
}
