import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BADGE_PAPERS, BADGES_FILE, printBadges } from '#modules/badges/contract.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { saveExport } from '#platform/client/save-export.ts';
import { Button } from '#ui/admin/button.tsx';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from '../../messages.ts';

type Paper = (typeof BADGE_PAPERS)[number];

const PAPERS = { a4: say.paperA4, a6: say.paperA6, '62mm': say.paper62, '89mm': say.paper89 };
/** In this browser, which has its own printer. */
const KEPT = 'badge-paper';

function keptPaper(): Paper {
  return BADGE_PAPERS.find((one) => one === localStorage.getItem(KEPT)) ?? 'a4';
}

function usePrinting(edition: string) {
  return useMutation({
    mutationFn: (chosen: { paper: Paper; ids?: string[] }) =>
      saveExport({ call: printBadges, query: { edition }, body: chosen, file: BADGES_FILE }, () => {}),
    onSuccess: (file) => notify('success', say.saved({ file })),
    onError: (thrown) => notify('error', say.notPrinted(), { description: refusalText(thrown) }),
  });
}

/** Everybody’s badges, on the paper of this place’s printer. */
export function BadgesPanel() {
  const [paper, setPaper] = useState(keptPaper);
  const print = usePrinting(useEdition());
  return (
    <Panel title={say.badges()} lead={say.badgesLead()}>
      <div className="door-room">
        <select
          className="control"
          aria-label={say.paper()}
          value={paper}
          onChange={({ target }) => {
            localStorage.setItem(KEPT, target.value);
            setPaper(target.value as Paper);
          }}
        >
          {BADGE_PAPERS.map((one) => (
            <option key={one} value={one}>
              {PAPERS[one]()}
            </option>
          ))}
        </select>
        <Button busy={print.isPending} onClick={() => print.mutate({ paper })}>
          {say.printAll()}
        </Button>
      </div>
    </Panel>
  );
}

/** One badge alone, such as after a name was corrected. */
export function BadgeButton({ id, name, edition }: { id: string; name: string; edition: string }) {
  const print = usePrinting(edition);
  return (
    <Button
      kind="quiet"
      busy={print.isPending}
      aria-label={say.badgeOf({ name })}
      onClick={() => print.mutate({ paper: keptPaper(), ids: [id] })}
    >
      {say.badge()}
    </Button>
  );
}
