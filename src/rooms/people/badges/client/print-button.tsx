import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { saveExport } from '#platform/client/save-export.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { BADGES_FILE, type BadgePaper, printBadges } from '../contract.ts';
import * as say from '../messages.ts';
import { keptPaper } from './paper-fields.tsx';

/** Makes a PDF of badges. */
export function usePrinting() {
  return useMutation({
    mutationFn: ({ query = {}, ...body }: { paper: BadgePaper; ids?: string[]; query?: object }) =>
      saveExport({ call: printBadges, query, body, file: BADGES_FILE }, () => {}),
    onSuccess: (file) => notify('success', say.saved({ file })),
    onError: (thrown) => notify('error', say.notPrinted(), { description: refusalText(thrown) }),
  });
}

interface Printed {
  id: string;
  fullname: string;
  cancelled: string;
}

/** The badges of these attendees, on the paper that was chosen last. */
export function BadgesOf({ attendees }: { attendees: readonly Printed[] }) {
  const print = usePrinting();
  const [only, another] = attendees;
  const ids = attendees.filter(({ cancelled }) => cancelled === '').map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Button
      busy={print.isPending}
      aria-label={only && !another ? say.badgeOf({ name: only.fullname }) : undefined}
      onClick={() => print.mutate({ paper: keptPaper(), ids })}
    >
      <Printer aria-hidden size={16} />
      {say.badge({ count: ids.length })}
    </Button>
  );
}
