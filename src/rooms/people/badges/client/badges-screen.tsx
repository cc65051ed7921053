import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import type { TableSearch } from '#ui/admin/table/table-search.ts';
import { countBadges } from '../contract.ts';
import * as say from '../messages.ts';
import { keptPaper, PaperFields } from './paper-fields.tsx';
import { usePrinting } from './print-button.tsx';
import './badges-screen.css';

function words(search: TableSearch): string {
  if (search.import) return say.ofImport();
  return Object.keys(search).some((name) => name !== 'edition') ? say.ofThese() : say.ofAll();
}

/** Badges to print: of everybody, of those whom a list showed, or of an import. */
export function BadgesScreen({ search }: { search: TableSearch }) {
  const edition = useEdition();
  const query = { edition, ...search };
  const [paper, setPaper] = useState<ReturnType<typeof keptPaper> | undefined>(keptPaper);
  const print = usePrinting();
  const { data, error } = useQuery({
    queryKey: [countBadges.name, query],
    queryFn: () => makeCall(countBadges, { query }),
    retry: false,
  });
  return (
    <Screen title={say.title()} edition="choice">
      <p>{say.lead()}</p>
      {error && <p role="alert">{refusalText(error)}</p>}
      {data && (
        <Panel title={say.howMany({ count: data.count })} lead={words(search)}>
          <p>
            <Link to="/admin/attendees" search={{ edition }}>
              {say.chooseOthers()}
            </Link>
          </p>
          <PaperFields onChosen={setPaper} />
          <div className="form-actions">
            <Button
              kind="act"
              busy={print.isPending}
              disabled={!paper || data.count === 0}
              onClick={() => paper && print.mutate({ paper, query })}
            >
              {say.makePdf()}
            </Button>
          </div>
        </Panel>
      )}
    </Screen>
  );
}
