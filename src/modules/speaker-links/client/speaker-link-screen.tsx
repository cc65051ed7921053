import './desk.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { callAddress } from '#platform/contract/call.ts';
import { PICTURE_FOLDERS } from '#platform/contract/picture-folders.ts';
import { clockTime, longDate } from '#platform/contract/zoned-time.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { SecretBox } from '#ui/admin/secret-box.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import {
  type Difference,
  endSpeakerLink,
  makeSpeakerLink,
  proposedPicture,
  type SpeakerLinkDetails,
  sendSpeakerLinks,
  setSpeakerAddress,
  singleSpeakerLink,
  speakerAddressForm,
  takeOver,
} from '../contract.ts';
import * as text from '../messages.ts';
import { STATES } from './states.ts';

/** What one speaker sent, beside what visitors read. */
export function SpeakerLinkScreen({ speakerId }: { speakerId: string }) {
  const [made, setMade] = useState('');
  return (
    <UpdateScreen
      title={text.title()}
      within={{ to: '/admin/speaker-links', label: text.title() }}
      nameOf={({ record }) => `${record.title} ${record.fullname}`}
      call={singleSpeakerLink}
      query={{ speakerId }}
      actions={
        <Link to="/admin/update-speaker/$speakerId" params={{ speakerId }} className={buttonClass()}>
          {text.speakerScreen()}
        </Link>
      }
    >
      {({ record }) => (
        <>
          <Differences link={record} />
          <Told link={record} />
          <OwnLink link={record} made={made} onMade={setMade} />
        </>
      )}
    </UpdateScreen>
  );
}

interface OfLink {
  link: SpeakerLinkDetails;
}

/** Does something at once, says what became of it, and shows the record as it is then. */
function useDoing<Reply extends { message: string }>(onDone?: (reply: Reply) => void) {
  const queries = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationFn: (act: () => Promise<Reply>) => act(),
    onSuccess: (reply) => {
      notify('success', reply.message, { settles: text.failed() });
      onDone?.(reply);
    },
    onError: (thrown) => notify('error', text.failed(), { description: refusalText(thrown) }),
    onSettled: () => {
      reload?.();
      queries.invalidateQueries();
    },
  });
}

function Differences({ link }: OfLink) {
  const { id: speakerId, version, differences } = link;
  const doing = useDoing();
  const decide = (fields: Difference['field'][], what: 'take' | 'leave') =>
    doing.mutate(() => makeCall(takeOver, { query: { speakerId }, body: { fields, what, version } }));
  const all = differences.map(({ field }) => field);
  return (
    <Panel title={text.differencesTitle()}>
      {differences.length === 0 ? (
        <p>{text.differencesNone()}</p>
      ) : (
        <>
          <ul className="plain-list differences">
            {differences.map((one) => (
              <li key={one.field}>
                <h3>{one.label}</h3>
                <dl>
                  <div>
                    <dt>{text.present()}</dt>
                    <dd>
                      <Value link={link} difference={one} side="present" />
                    </dd>
                  </div>
                  <div>
                    <dt>{text.proposed()}</dt>
                    <dd>
                      <Value link={link} difference={one} side="proposed" />
                    </dd>
                  </div>
                </dl>
                <div className="form-actions">
                  <Button
                    aria-label={text.takeOverField({ field: one.label })}
                    busy={doing.isPending}
                    onClick={() => decide([one.field], 'take')}
                  >
                    {text.takeOver()}
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={text.leaveField({ field: one.label })}
                    busy={doing.isPending}
                    onClick={() => decide([one.field], 'leave')}
                  >
                    {text.leave()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {differences.length > 1 && (
            <div className="form-actions">
              <Button kind="act" busy={doing.isPending} onClick={() => decide(all, 'take')}>
                {text.takeAll()}
              </Button>
              <Button busy={doing.isPending} onClick={() => decide(all, 'leave')}>
                {text.leaveAll()}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

interface ValueProps extends OfLink {
  difference: Difference;
  side: 'present' | 'proposed';
}

function Value({ link: { id, image, answered }, difference, side }: ValueProps) {
  if (difference.field !== 'picture') return <span translate="no">{difference[side] || text.none()}</span>;
  if (side === 'present')
    return image ? (
      <img src={`${PICTURE_FOLDERS.upload}/${image}?w=320`} alt={text.presentPicture()} />
    ) : (
      text.none()
    );
  const sent = callAddress(proposedPicture).replace('{id}', id);
  return <img src={`${sent}?at=${encodeURIComponent(answered)}`} alt={text.sentPicture()} />;
}

function Told({ link }: OfLink) {
  const { topic, needs, recording, hours, answered } = link;
  if (!answered) return null;
  const said = {
    [text.topic()]: topic || text.notSaid(),
    [text.hours()]: hours.length > 0 ? hours.map(hoursInWords).join('\n') : text.anyTime(),
    [text.recording()]: { yes: text.yes, no: text.no, '': text.notSaid }[recording](),
    [text.needs()]: needs || text.notSaid(),
  };
  return (
    <Panel title={text.toldTitle()}>
      <dl className="told">
        <div>
          <dt>{text.answered()}</dt>
          <dd>
            <Instant value={answered} />
          </dd>
        </div>
        {Object.entries(said).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function hoursInWords({ day, isAway, from, until }: SpeakerLinkDetails['hours'][number]): string {
  const date = longDate(day);
  if (isAway) return text.awayOn({ date });
  if (from && until) return text.betweenOn({ date, from: clockTime(from), until: clockTime(until) });
  return from
    ? text.fromOn({ date, from: clockTime(from) })
    : text.untilOn({ date, until: clockTime(until) });
}

interface OwnLinkProps extends OfLink {
  /** The link that was just made; '' if none was. */
  made: string;
  onMade: (link: string) => void;
}

function OwnLink({ link, made, onMade }: OwnLinkProps) {
  const { id: speakerId, fullname, email, state, asked, reminded } = link;
  const reload = useReload();
  const [isEnding, setEnding] = useState(false);
  const doing = useDoing();
  const making = useDoing<{ message: string; link: string }>((reply) => onMade(reply.link));
  return (
    <Panel title={text.linkTitle()} lead={text.linkLead()}>
      <p className="message-detail">
        {STATES[state]()}
        {asked && (
          <>
            {' · '}
            {text.asked()} <Instant value={asked} />
          </>
        )}
        {reminded && (
          <>
            {' · '}
            {text.reminded()} <Instant value={reminded} />
          </>
        )}
      </p>
      {made && <SecretBox secret={made} lead={text.linkOnce({ name: fullname })} />}
      <div className="form-actions">
        {email && (
          <Button
            kind="act"
            busy={doing.isPending}
            onClick={() => doing.mutate(() => makeCall(sendSpeakerLinks, { body: { ids: [speakerId] } }))}
          >
            {text.sendMail()}
          </Button>
        )}
        <Button
          busy={making.isPending}
          onClick={() => making.mutate(() => makeCall(makeSpeakerLink, { query: { speakerId } }))}
        >
          {text.makeLink()}
        </Button>
        {asked && (
          <Button kind="quiet" onClick={() => setEnding(true)}>
            {text.endLink()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isEnding}
        title={text.endTitle({ name: fullname })}
        confirm={text.endLink()}
        cancel={text.cancel()}
        dangerous
        onCancel={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          onMade('');
          doing.mutate(() => makeCall(endSpeakerLink, { query: { speakerId } }));
        }}
      >
        {text.endWords()}
      </ConfirmDialog>
      <RecordForm
        schema={speakerAddressForm}
        initial={{ email }}
        action={text.save()}
        actionKind="plain"
        save={(body) => makeCall(setSpeakerAddress, { query: { speakerId }, body })}
        onSaved={({ message }) => {
          notify('success', message);
          reload?.();
        }}
      >
        <TextField
          name="email"
          label={text.address()}
          hint={text.addressHint()}
          type="email"
          autoComplete="off"
        />
      </RecordForm>
    </Panel>
  );
}
