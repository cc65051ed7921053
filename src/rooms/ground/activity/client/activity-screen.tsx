import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import type { Change } from '#platform/contract/change.ts';
import { kindNamed } from '#platform/contract/kind.ts';
import { capitalised } from '#platform/contract/language.ts';
import { recordLink } from '#ui/admin/record-link.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import {
  ACTIVITY_TYPES,
  type ActivityRecord,
  type DetailedActivity,
  subjects,
  viewActivity,
} from '../contract.ts';
import { subjectLabel, typeLabel } from '../labels.ts';
import * as say from '../messages.ts';

/** docs/product.md, 4.5; the last column has what is left. */
const column = columnsOf<DetailedActivity>();
const columns = [
  column.instant('time', say.when(), { width: '15%', line: 1, timed: true }),
  column.name('username', say.who(), { width: '17%' }),
  column.text('activity_description', say.description(), { width: '25%', selfEvident: true }),
  column.column('changes', say.changes(), (changes) => <Changes changes={changes} />, {
    width: '18%',
    line: 3,
  }),
  column.column('subject_id', say.record(), (_id, activity) => <SubjectLinks activity={activity} />, {
    width: '10%',
    selfEvident: true,
    whole: true,
    line: 3,
  }),
  column.column('activity_type', say.what(), typeLabel, { width: '15%', selfEvident: true, line: 3 }),
];

/** docs/product.md, 4.5 */
const PAGE_SIZES = [10, 15, 20, 25, 30];
const nameOf = (activity: DetailedActivity) => activity.activity_description;
const filters = [
  {
    name: 'type',
    label: say.what(),
    options: ACTIVITY_TYPES.map((value) => ({ value, label: typeLabel(value) })),
  },
  {
    name: 'subject',
    label: say.kindOfRecord(),
    get options() {
      return subjects().map((value) => ({ value, label: subjectLabel(value) }));
    },
  },
  { name: 'from', label: say.from(), kind: 'day' as const },
  { name: 'to', label: say.to(), kind: 'day' as const },
  { name: 'subjectId', label: say.oneRecord(), kind: 'given' as const },
  { name: 'userId', label: say.oneUser(), kind: 'given' as const },
];

/** The full activity log: who, what, which record, when, and what an update changed. */
export function ActivityScreen() {
  return (
    <Screen title={say.activity()}>
      <RecordTable
        call={viewActivity}
        columns={columns}
        caption={say.activity()}
        nameOf={nameOf}
        pageSize={10}
        pageSizes={PAGE_SIZES}
        sortedBy={{ column: 'time', descending: true }}
        searchLabel={say.searchHint()}
        filters={filters}
        tellsArrivals
      />
    </Screen>
  );
}

/** What an update changed, with old and new values. */
function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return '–';
  return (
    <dl className="changes">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {from && <del>{from}</del>} {to && <ins>{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links from an activity to the record it is about and to that record's history. */
function SubjectLinks({ activity }: { activity: ActivityRecord }) {
  const { subject_type: type, subject_id: id } = activity;
  const kind = kindNamed(type);
  const screen = id ? kind?.recordScreen : undefined;
  const subject = capitalised(kind?.one() ?? subjectLabel(type));
  return (
    <span className="subject-links">
      {screen ? (
        <Link {...recordLink(screen, id)} className="opening-link">
          <RichMessage
            of={say.openSubject({ subject })}
            tags={{ hidden: (words) => <span className="visually-hidden">{words}</span> }}
          />
        </Link>
      ) : (
        <span>{subject}</span>
      )}
      {id && type !== 'export' && (
        <Link
          to="/admin/activity"
          search={{ subjectId: id }}
          className="subject-history"
          aria-label={say.history()}
          title={say.history()}
        >
          <History aria-hidden size={16} />
        </Link>
      )}
    </span>
  );
}
