import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { locale } from '#platform/contract/language.ts';
import { MAILING_PURPOSES } from '#rooms/mail/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { StateTag, type Tone } from '#ui/admin/state-tag.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import {
  MAILING_STATES,
  type Mailing,
  type MailingState,
  previewMailing,
  viewMailings,
} from '../contract.ts';
import { mailingKind } from '../kind.ts';
import * as say from '../messages.ts';

const COUNT = new Intl.NumberFormat(locale());
const TONES: Readonly<Partial<Record<MailingState, Tone>>> = { sent: 'good', kept: 'waiting' };

const column = columnsOf<Mailing>();
const columns = [
  column.name('subject', say.subject(), { width: 8 }),
  column.column(
    'state',
    say.state(),
    (state) => <StateTag tone={TONES[state]}>{MAILING_STATES[state]()}</StateTag>,
    { width: 5.5, selfEvident: true, whole: true },
  ),
  column.column('purpose', say.kind(), (purpose) => MAILING_PURPOSES[purpose].label(), {
    selfEvident: true,
    line: 3,
  }),
  column.column('recipients', say.recipients(), (_count, mailing) => <Recipients {...mailing} />, {
    width: 6,
    align: 'end',
    whole: true,
  }),
  column.column('sent', say.sent(), (count) => COUNT.format(count), {
    width: 4.5,
    align: 'end',
    whole: true,
  }),
  column.instant('date', say.written(), { selfEvident: true, line: 3 }),
];

/** How many there were when the sending began; before, how many it would reach now. */
function Recipients({ id, state, recipients }: Mailing) {
  const isAhead = state === 'draft' || state === 'scheduled';
  const { data } = useQuery({
    queryKey: [previewMailing.name, id],
    queryFn: () => makeCall(previewMailing, { query: { id } }),
    enabled: isAhead,
  });
  const count = isAhead ? data?.count : recipients;
  return count === undefined ? '–' : COUNT.format(count);
}

const nameOf = (mailing: Mailing) => mailing.subject;
const open = ({ id }: Mailing) => linkOptions({ to: '/admin/mailing/$id', params: { id } });

/** Every mail to many, and how far each is. */
export function MailingsScreen() {
  return (
    <Screen
      title={say.writingToMany()}
      actions={
        <Link to="/admin/add-mailing" className={buttonClass('act')}>
          {say.write()}
        </Link>
      }
    >
      <RecordTable
        call={viewMailings}
        columns={columns}
        caption={say.mailsToMany()}
        nameOf={nameOf}
        pageSize={10}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel={say.searchHint()}
        add={mailingKind.addScreen}
        edit={open}
        tellsArrivals
        emptyHint={
          <RichMessage
            of={say.chooseFirst()}
            tags={{
              list: (words) => <Link to="/admin/attendees">{words}</Link>,
              all: (words) => <Link to="/admin/add-mailing">{words}</Link>,
            }}
          />
        }
      />
    </Screen>
  );
}
