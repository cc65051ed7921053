import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import { SessionEnded } from '#rooms/access/browser.ts';
import { signedOut as signedOutText } from '#rooms/access/contract.ts';
import { useGiven } from '#ui/admin/client-module.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { LeaveQuestion } from '#ui/admin/form/unsaved-changes.tsx';
import { focusList, LIST_ID } from '#ui/admin/table/rows-by-key.ts';
import { mayOpen } from './access.ts';
import { Footer } from './footer.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { Header } from './header.tsx';
import * as say from './messages.ts';
import { Commands } from './palette/commands.tsx';
import { Sidebar } from './sidebar.tsx';
import { useCurrentSession } from './use-current-session.ts';
import { useSidebar } from './use-sidebar.ts';
import { openWebsite, useSignOut } from './use-sign-out.ts';
import { useStoredSession } from './use-stored-session.ts';

/** Header, sidebar and footer around every screen that requires signing in. */
export function Shell() {
  const { session, hasEnded } = useStoredSession();
  const navigate = useNavigate();
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const sidebar = useSidebar();
  const { signedOut, signingOut, signOut, question } = useSignOut();
  useCurrentSession(!signedOut && !hasEnded);

  if (signedOut) {
    return (
      <ConfirmDialog
        open={signedOut === 'with-message'}
        title={signedOutText()}
        confirm={say.ok()}
        onConfirm={openWebsite}
      >
        {say.leavingForWebsite()}
      </ConfirmDialog>
    );
  }
  // The session has just ended, and the router is about to leave this screen.
  if (!session) return null;
  return (
    <Commands session={session} listens={!hasEnded} onSignOut={() => signOut('silently')}>
      <div className="shell" data-sidebar={sidebar.open ? 'open' : 'closed'}>
        <a className="skip-link" href="#content">
          {say.skipToContent()}
        </a>
        <a
          className="skip-link skip-to-list"
          href={`#${LIST_ID}`}
          onClick={(event) => {
            event.preventDefault();
            focusList();
          }}
        >
          {say.skipToList()}
        </a>
        <Header sidebar={sidebar} session={session} onSignOut={() => signOut('silently')} />
        <Sidebar
          sidebar={sidebar}
          session={session}
          signingOut={signingOut}
          onLogout={() => signOut('with-message')}
        />
        <main id="content" className="content" tabIndex={-1}>
          <Surrounded>{mayOpen(pathname, session) ? <Outlet /> : <ForbiddenScreen />}</Surrounded>
        </main>
        <Footer />
        <LeaveQuestion {...question} />
        {hasEnded && (
          <SessionEnded
            onLeave={() =>
              navigate({
                href: signInAddress.loginFor(router.latestLocation.href),
                reloadDocument: true,
                ignoreBlocker: true,
              })
            }
          />
        )}
      </div>
    </Commands>
  );
}

/** In what modules provide around every screen. */
function Surrounded({ children }: { children: ReactNode }) {
  const given = useGiven('Provider');
  let surrounded = children;
  for (const Provider of given.toReversed()) surrounded = <Provider>{surrounded}</Provider>;
  return surrounded;
}
