import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewPosts } from '../contract.ts';
import { postKind } from '../kind.ts';
import { AddPostScreen } from './desk/add-post-screen.tsx';
import { PostVersionsScreen } from './desk/post-versions-screen.tsx';
import { PostsScreen } from './desk/posts-screen.tsx';
import { UpdatePostScreen } from './desk/update-post-screen.tsx';

const addPost = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-post',
  component: AddPostScreen,
});

const posts = createRoute({
  getParentRoute: () => shell,
  path: '/admin/posts',
  validateSearch: tableSearch(viewPosts),
  component: PostsScreen,
});

const updatePost = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-post/$postId',
  component: function UpdatePost() {
    const { postId } = updatePost.useParams();
    return <UpdatePostScreen key={postId} postId={postId} />;
  },
});

const postVersions = createRoute({
  getParentRoute: () => shell,
  path: '/admin/post-versions/$postId',
  component: function PostVersions() {
    const { postId } = postVersions.useParams();
    return <PostVersionsScreen key={postId} postId={postId} />;
  },
});

export const blogClient = {
  kinds: [postKind],
  routes: [addPost, posts, updatePost, postVersions],
} as const satisfies ClientModule;
