import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { storeSessionValues } from '#platform/client/session-values.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { Asked } from '#ui/admin/ask.tsx';
import { ClientModules } from '#ui/admin/client-module.tsx';
import { Toasts } from '#ui/admin/toasts.tsx';
import { replaceBrokenPictures } from '#ui/replace-broken-pictures.ts';
import { CLIENT_MODULES } from './client-modules.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';

/** The back-office as a single-page application. */
function Admin() {
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <Tooltip.Provider delay={400}>
            <Toasts>
              <ClientModules value={CLIENT_MODULES}>
                <RouterProvider router={router} />
                <Asked />
              </ClientModules>
            </Toasts>
          </Tooltip.Provider>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  );
}

const root = document.getElementById('admin');
if (!root) throw new Error('the page has no element for the admin');
// Each screen sets its own title, but the one in the page would take precedence.
document.querySelector('title')?.remove();
// The server knows who is signed in; what is stored here may be missing or old.
const { session } = root.dataset;
if (session) storeSessionValues(JSON.parse(session) as SessionValues);
replaceBrokenPictures();
createRoot(root).render(<Admin />);
