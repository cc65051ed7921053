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
import * as say from '../../messages.ts';

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
          title={reply ? say.versionsOf({ title: reply.record.title }) : say.versions()}
          crumb={say.versions()}
          within={{ to: '/admin/posts', label: say.many() }}
          actions={
            <Link to="/admin/update-post/$postId" params={{ postId }}>
              {say.backPost()}
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
  if (versions.isPending) return <p role="status">{say.loading()}</p>;
  if (versions.error) return <p role="alert">{refusalText(versions.error)}</p>;
  const { records } = versions.data;
  const [first] = records;
  if (!first) return <p>{say.noVersions()}</p>;
  const shown = records.find(({ id }) => id === chosen) ?? first;
  const before = records[records.indexOf(shown) + 1];
  return (
    <div className="versions">
      <ol className="versions-list" aria-label={say.versionsLabel()}>
        {records.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className="versions-choice"
              aria-pressed={version === shown}
              onClick={() => setChosen(version.id)}
            >
              <strong>{say.version({ number: version.number })}</strong>
              <span>
                <Instant value={version.date} />
              </span>
              <span>{[version.username || say.somebody(), version.note].filter(Boolean).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ol>
      <section aria-label={say.version({ number: shown.number })}>
        <div className="versions-head">
          <h2>
            {before ? say.whatChanged({ number: shown.number }) : say.firstVersion({ number: shown.number })}
          </h2>
          <BringBack post={post} version={shown} />
        </div>
        <Suspense fallback={<p role="status">{say.loading()}</p>}>
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
      notify('error', say.bringBackFailed(), { description: refusalText(thrown) });
      setAsked(false);
    }
    setBusy(false);
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>{say.bringBack()}</Button>
      <ConfirmDialog
        open={isAsked}
        title={say.bringBackTitle({ number: version.number })}
        confirm={say.bringBack()}
        busy={isBusy}
        onConfirm={bringBack}
        onCancel={() => setAsked(false)}
      >
        {post.state === 'published' && `${say.seenAtOnce()} `}
        {say.presentStays()}
      </ConfirmDialog>
    </>
  );
}
