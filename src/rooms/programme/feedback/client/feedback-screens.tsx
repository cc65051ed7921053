import { locale } from '#platform/contract/language.ts';
import './desk.css';
import { linkOptions } from '@tanstack/react-router';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import {
  exportFeedback,
  FEEDBACK_FILES,
  type RatedSession,
  singleFeedback,
  viewFeedback,
} from '../contract.ts';
import * as say from '../messages.ts';

const ONE_PLACE = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1 });
const WHOLE = new Intl.NumberFormat(locale());

const column = columnsOf<RatedSession>();
const columns = [
  column.name('title', say.sessionTitle(), { width: 16 }),
  column.instant('begins', say.begins()),
  column.number('average', say.average(), ONE_PLACE),
  column.number('answers', say.answers(), WHOLE),
];
const nameOf = ({ title }: RatedSession) => title;
const edit = ({ id }: RatedSession) =>
  linkOptions({ to: '/admin/feedback/$sessionId', params: { sessionId: id } });
const exportOf = { call: exportFeedback, files: FEEDBACK_FILES };

/** What attendees thought of the sessions. */
export function FeedbackScreen() {
  return (
    <Screen title={say.title()} edition="choice">
      <p className="panel-lead">{say.lead()}</p>
      <RecordTable
        call={viewFeedback}
        columns={columns}
        caption={say.title()}
        nameOf={nameOf}
        pageSize={20}
        sortedBy={{ column: 'begins', descending: false }}
        searchLabel={say.search()}
        edit={edit}
        exportOf={exportOf}
        selectable={false}
        emptyHint={say.empty()}
      />
    </Screen>
  );
}

export function SessionFeedbackScreen({ sessionId }: { sessionId: string }) {
  return (
    <UpdateScreen
      title={say.sessionTitle()}
      within={{ to: '/admin/feedback', label: say.title() }}
      nameOf={({ record }) => record.title}
      call={singleFeedback}
      query={{ sessionId }}
    >
      {({ record: { average, answers, counts, words } }) => (
        <>
          <Panel title={say.distribution()}>
            {average !== null && <p>{say.averageOf({ average, count: answers })}</p>}
            <ul className="plain-list">
              {counts
                .map((count, index) => ({ count, stars: index + 1 }))
                .toReversed()
                .map(({ count, stars }) => (
                  <li key={stars}>
                    <span>{say.starsOf({ count: stars })}</span>
                    <span className="feedback-count">{WHOLE.format(count)}</span>
                  </li>
                ))}
            </ul>
          </Panel>
          <Panel title={say.words()}>
            {words.length === 0 && <p>{say.noWords()}</p>}
            <ul className="plain-list">
              {words.map((one) => (
                <li key={one.id}>
                  <div>
                    <strong>{say.starsOf({ count: one.stars })}</strong>
                    <p className="feedback-words">{one.words}</p>
                  </div>
                  <Instant value={one.date} />
                </li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </UpdateScreen>
  );
}
