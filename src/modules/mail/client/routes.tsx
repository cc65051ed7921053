import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewMails } from '../contract.ts';
import { MailScreen } from './mail-screen.tsx';

const mail = createRoute({
  getParentRoute: () => shell,
  path: '/admin/mail',
  validateSearch: tableSearch(viewMails, { opensRecords: true }),
  component: MailScreen,
});

export const mailRoutes = [mail] as const;
