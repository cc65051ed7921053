import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { bringBackPostVersion, type PostVersion, singlePost, viewPostVersions } from '../../contract.ts';

const VersionDifference = lazy(async () => ({
  default: (await import('./version-difference.tsx')).VersionDifference,
}));

type Post = CallOutput<typeof singlePost>['record'];

/** Everything that a post has been: what changed, who changed it, and how to bring it back. */
export function PostVersionsScreen({ postId }: { postId: string }) {
  return (
    <RecordLoader
      call={singlePost}
      query={{ postId }}
      layout={(content, reply) => (
        <Screen
          title={reply ? `Versions of ${reply.record.title}` : 'Versions'}
          crumb="Versions"
          within={{ to: '/admin/posts', label: 'Posts' }}
          actions={
            <Link to="/admin/update-post/$postId" params={{ postId }}>
              Back to the post
            </Link>
          }
        >
          {content}
        </Screen>
      )}
    >
      {({ record }) => <Versions post={record} />}
    </RecordLoader>
  );
}

function Versions({ post }: { post: Post }) {
  const [chosen, setChosen] = useState<string>();
  const versions = useQuery({
    queryKey: [viewPostVersions.name, post.id],
    queryFn: () => makeCall(viewPostVersions, { query: { postId: post.id } }),
    gcTime: 0,
  });
  if (versions.isPending) return <p role="status">Loading...</p>;
  if (versions.error) return <p role="alert">{refusalText(versions.error)}</p>;
  const { records } = versions.data;
  const [first] = records;
  if (!first) return <p>There are no versions yet. Each time the post is saved, one is kept.</p>;
  const shown = records.find(({ id }) => id === chosen) ?? first;
  const before = records[records.indexOf(shown) + 1];
  return (
    <div className="versions">
      <ol className="versions-list" aria-label="Versions, newest first">
        {records.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className="versions-choice"
              aria-pressed={version === shown}
              onClick={() => setChosen(version.id)}
            >
              <strong>Version {version.number}</strong>
              <span>
                <Instant value={version.date} />
              </span>
              <span>{[version.username || 'Somebody', version.note].filter(Boolean).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ol>
      <section aria-label={`Version ${shown.number}`}>
        <div className="versions-head">
          <h2>
            {before
              ? `What version ${shown.number} changed`
              : `Version ${shown.number}, the first that was kept`}
          </h2>
          <BringBack post={post} version={shown} />
        </div>
        <Suspense fallback={<p role="status">Loading...</p>}>
          <VersionDifference key={shown.id} version={shown.id} before={before?.id} />
        </Suspense>
      </section>
    </div>
  );
}

function BringBack({ post, version }: { post: Post; version: PostVersion }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function bringBack() {
    setBusy(true);
    try {
      const body = { versionId: version.id, version: post.version };
      const { message } = await makeCall(bringBackPostVersion, { body });
      notify('success', message);
      await queries.invalidateQueries();
      navigate({ to: '/admin/update-post/$postId', params: { postId: post.id } });
    } catch (thrown) {
      notify('error', 'The version couldn’t be brought back', { description: refusalText(thrown) });
      setAsked(false);
    }
    setBusy(false);
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>Bring back</Button>
      <ConfirmDialog
        open={isAsked}
        title={`Bring back version ${version.number}?`}
        confirm="Bring back"
        busy={isBusy}
        onConfirm={bringBack}
        onCancel={() => setAsked(false)}
      >
        {post.state === 'published' && 'Visitors will see it at once. '}The present text stays among the
        versions.
      </ConfirmDialog>
    </>
  );
}
