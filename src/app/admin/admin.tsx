import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { Toasts } from '#ui/admin/toasts.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';

/** The back-office as one application in the browser. */
export function Admin() {
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <Tooltip.Provider delay={400}>
            <Toasts>
              <RouterProvider router={router} />
            </Toasts>
          </Tooltip.Provider>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  );
}
