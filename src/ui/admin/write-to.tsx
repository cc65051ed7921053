import type { ComponentType } from 'react';
import { Given } from './client-module.tsx';

declare module './client-module.tsx' {
  interface ClientModule {
    /** Leads from a list of others than attendees to a mail to all of them, who are known by the right to them. */
    WriteTo?: ComponentType<{ to: string }>;
  }
}

export function WriteTo({ to }: { to: string }) {
  return <Given name="WriteTo" props={{ to }} />;
}
