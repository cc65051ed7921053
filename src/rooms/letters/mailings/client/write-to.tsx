import { Link } from '@tanstack/react-router';
import { useMayAccess } from '#platform/client/session-values.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { addMailing } from '../contract.ts';
import * as say from '../messages.ts';

export function WriteTo({ to }: { to: string }) {
  const edition = useEdition();
  if (!useMayAccess(addMailing.access)) return null;
  return (
    <Link to="/admin/add-mailing" search={{ others: to, edition }} className={`${buttonClass()} write-to`}>
      {say.writeThese()}
    </Link>
  );
}
