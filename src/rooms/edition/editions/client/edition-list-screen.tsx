import { Link, linkOptions } from '@tanstack/react-router';
import { restoreRecords } from '#rooms/ground/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf, recordColumns, TextValue } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { deleteBasicData, viewBasicData } from '../contract.ts';
import type { DocumentedEdition } from '../edition.ts';
import { type EditionFields, editionFields } from '../edition-fields.ts';
import { editionKind } from '../kind.ts';
import * as say from '../messages.ts';
import { CurrentEditionPanel } from './current-edition-panel.tsx';
import { Fee } from './fee.tsx';

const FEE = { width: 7, align: 'end', whole: true, line: 3 } as const;

const column = columnsOf<DocumentedEdition>();
const feeColumn = (name: 'regularFee' | 'earlyBirdFee', short: string) => (label: string) =>
  column.column(name, label, (fee, { id }) => <Fee amount={fee} edition={id} />, { ...FEE, short });
const columns = recordColumns<DocumentedEdition, EditionFields>(editionFields, {
  theme: (label) =>
    column.column(
      'theme',
      label,
      (theme, { year }) => <TextValue value={say.themeOfYear({ theme, year })} />,
      {
        width: 12,
        primary: true,
      },
    ),
  venue: (label) => column.text('venue', label, { selfEvident: true }),
  regularFee: feeColumn('regularFee', say.feeOnCard()),
  earlyBirdFee: feeColumn('earlyBirdFee', say.earlyBird()),
  earlyBirdExpiryDate: (label) => column.date('earlyBirdExpiryDate', label, { short: say.expiryOnCard() }),
  eventDate: (label) => column.date('eventDate', label, { selfEvident: true }),
});

const nameOf = (edition: DocumentedEdition) => edition.theme ?? say.unnamedEdition({ year: edition.year });
const edit = (edition: DocumentedEdition) =>
  linkOptions({ to: '/admin/basic-data-edit/$id', params: { id: edition.id } });
const removal = {
  call: deleteBasicData,
  restore: restoreRecords,
  counted: say.counted,
  question: say.deleteQuestion,
  nameOf: (edition: DocumentedEdition) => `${nameOf(edition)} (${edition.year})`,
  failure: say.deleteFailed(),
};

export function EditionListScreen() {
  return (
    <Screen
      title={say.many()}
      actions={
        <Link to="/admin/basic-data" className={buttonClass('act')}>
          {say.addEventData()}
        </Link>
      }
    >
      <RecordTable
        call={viewBasicData}
        columns={columns}
        caption={say.many()}
        nameOf={nameOf}
        pageSize={5}
        sortedBy={{ column: 'eventDate', descending: true }}
        searchLabel={say.search()}
        add={editionKind.addScreen}
        edit={edit}
        remove={removal}
        emptyHint={<Link to="/admin/basic-data">{say.addFirst()}</Link>}
      />
      <CurrentEditionPanel />
    </Screen>
  );
}
