import { useMutation, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { BellRing, Send } from 'lucide-react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { StateTag, type Tone } from '#ui/admin/state-tag.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { WriteTo } from '#ui/admin/write-to.tsx';
import {
  LINK_STATES,
  type LinkState,
  reminderForm,
  remindSpeakers,
  type SpeakerLink,
  sendSpeakerLinks,
  setSpeakerReminders,
  speakerReminders,
  viewSpeakerLinks,
} from '../contract.ts';
import * as say from '../messages.ts';
import { STATES } from './states.ts';

const TONES: Readonly<Partial<Record<LinkState, Tone>>> = { new: 'waiting', answered: 'good' };

const column = columnsOf<SpeakerLink>();
const columns = [
  column.name('fullname', say.name(), { width: 11 }),
  column.text('company', say.company(), { selfEvident: true, width: 8 }),
  column.email('email', say.address()),
  column.column('state', say.state(), (state) => <StateTag tone={TONES[state]}>{STATES[state]()}</StateTag>, {
    selfEvident: true,
    line: 1,
  }),
  column.instant('asked', say.asked()),
  column.instant('answered', say.answered(), { line: 3 }),
  column.column('recording', say.recording(), (answer) => (answer === 'yes' ? say.yes() : say.no()), {
    line: 'none',
    room: 88,
  }),
  column.text('topic', say.topic(), { line: 'none', room: 88 }),
];
const filters = [
  {
    name: 'state',
    label: say.state(),
    options: LINK_STATES.map((value) => ({ value, label: STATES[value]() })),
  },
];
const nameOf = ({ fullname }: SpeakerLink) => fullname;
const edit = ({ id }: SpeakerLink) =>
  linkOptions({ to: '/admin/speaker-links/$speakerId', params: { speakerId: id } });

/** Every speaker's own page, and what became of its link. */
export function SpeakerLinksScreen() {
  return (
    <Screen title={say.title()} edition="choice" actions={<WriteTo to="speaker-pages" />}>
      <p className="panel-lead">{say.listLead()}</p>
      <RecordTable
        call={viewSpeakerLinks}
        columns={columns}
        caption={say.title()}
        nameOf={nameOf}
        pageSize={20}
        searchLabel={say.search()}
        filters={filters}
        edit={edit}
        selectable
        actionsOf={(chosen) => <Write chosen={chosen} />}
        emptyHint={say.empty()}
      />
      <Reminders />
    </Screen>
  );
}

const WAYS = {
  send: { call: sendSpeakerLinks, Icon: Send, label: say.sendLinks },
  remind: { call: remindSpeakers, Icon: BellRing, label: say.remindThem },
};

function Write({ chosen }: { chosen: readonly SpeakerLink[] }) {
  const queries = useQueryClient();
  const ids = chosen.map(({ id }) => id);
  const write = useMutation({
    mutationFn: (how: keyof typeof WAYS) => makeCall(WAYS[how].call, { body: { ids } }),
    onSuccess: ({ message }) => notify('success', message, { settles: say.failed() }),
    onError: (thrown) => notify('error', say.failed(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (['send', 'remind'] as const).map((how) => {
    const { Icon, label } = WAYS[how];
    return (
      <Button key={how} busy={write.isPending} onClick={() => write.mutate(how)}>
        <Icon aria-hidden size={16} />
        {label()}
      </Button>
    );
  });
}

function Reminders() {
  const queries = useQueryClient();
  const days = useReply(speakerReminders, (reply) => reply.days);
  if (days === undefined) return null;
  return (
    <Panel title={say.remindersTitle()} lead={say.remindersLead()}>
      <RecordForm
        key={days}
        schema={reminderForm}
        initial={{ days: days ? String(days) : '' }}
        action={say.save()}
        actionKind="plain"
        save={(body) => makeCall(setSpeakerReminders, { body })}
        onSaved={({ message }) => {
          notify('success', message);
          queries.invalidateQueries();
        }}
      >
        <TextField name="days" label={say.days()} hint={say.daysHint()} inputMode="numeric" />
      </RecordForm>
    </Panel>
  );
}
