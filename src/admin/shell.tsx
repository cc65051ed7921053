import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { SessionEnded } from '#modules/auth/client/session-ended.tsx';
import { SIGNED_OUT } from '#modules/auth/contract.ts';
import { useCurrentPlace } from '#modules/event/client/use-current-place.ts';
import { pictureStore } from '#modules/pictures/client/picture-store.ts';
import { SaveView } from '#modules/views/client/save-view.tsx';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import { EditionSlot, type EditionMark as Mark } from '#ui/admin/chosen-edition.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { PictureStoreContext } from '#ui/admin/form/pictures/picture-store.ts';
import { LeaveQuestion } from '#ui/admin/form/unsaved-changes.tsx';
import { SiteCountry } from '#ui/admin/site-country.ts';
import { SiteZone } from '#ui/admin/site-zone.ts';
import { focusList, LIST_ID } from '#ui/admin/table/rows-by-key.ts';
import { ToolbarExtra } from '#ui/admin/table/toolbar-extra.ts';
import { mayOpen } from './access.ts';
import { EditionMark } from './edition-mark.tsx';
import { Footer } from './footer.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { Header } from './header.tsx';
import { Commands } from './palette/commands.tsx';
import { Sidebar } from './sidebar.tsx';
import { useCurrentSession } from './use-current-session.ts';
import { useKeptSession } from './use-kept-session.ts';
import { useSidebar } from './use-sidebar.ts';
import { openWebsite, useSignOut } from './use-sign-out.ts';

const editionMark = (mark: Mark) => <EditionMark mark={mark} />;
const saveView = (list: string) => <SaveView list={list} />;

/** Header, sidebar and footer around every screen that requires signing in. */
export function Shell() {
  const { session, hasEnded } = useKeptSession();
  const navigate = useNavigate();
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const sidebar = useSidebar();
  const { signedOut, signingOut, signOut, question } = useSignOut();
  useCurrentSession(!signedOut && !hasEnded);
  const place = useCurrentPlace(!signedOut && !hasEnded);

  if (signedOut) {
    return (
      <ConfirmDialog
        open={signedOut === 'with-message'}
        title={SIGNED_OUT}
        confirm="OK"
        onConfirm={openWebsite}
      >
        You’ll go to the website next.
      </ConfirmDialog>
    );
  }
  // The session has just ended, and the router is about to leave this screen.
  if (!session) return null;
  return (
    <Commands session={session} listens={!hasEnded} onSignOut={() => signOut('silently')}>
      <div className="shell" data-sidebar={sidebar.open ? 'open' : 'closed'}>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <a
          className="skip-link skip-to-list"
          href={`#${LIST_ID}`}
          onClick={(event) => {
            event.preventDefault();
            focusList();
          }}
        >
          Skip to the list
        </a>
        <Header sidebar={sidebar} session={session} onSignOut={() => signOut('silently')} />
        <Sidebar
          sidebar={sidebar}
          session={session}
          signingOut={signingOut}
          onLogout={() => signOut('with-message')}
        />
        <main id="content" className="content" tabIndex={-1}>
          <ToolbarExtra value={saveView}>
            <SiteZone value={place?.zone}>
              <SiteCountry value={place?.country}>
                <PictureStoreContext value={pictureStore}>
                  <EditionSlot value={editionMark}>
                    {mayOpen(pathname, session) ? <Outlet /> : <ForbiddenScreen />}
                  </EditionSlot>
                </PictureStoreContext>
              </SiteCountry>
            </SiteZone>
          </ToolbarExtra>
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
