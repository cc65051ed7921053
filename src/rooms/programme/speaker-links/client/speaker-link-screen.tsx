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
import { Given } from '#ui/admin/client-module.tsx';
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
import * as say from '../messages.ts';
import { STATES } from './states.ts';

/** What one speaker sent, beside what visitors read. */
export function SpeakerLinkScreen({ speakerId }: { speakerId: string }) {
  const [made, setMade] = useState('');
  return (
    <UpdateScreen
      title={say.ownPage()}
      within={{ to: '/admin/speaker-links', label: say.title() }}
      nameOf={({ record }) => `${record.title} ${record.fullname}`}
      call={singleSpeakerLink}
      query={{ speakerId }}
      actions={
        <Link to="/admin/update-speaker/$speakerId" params={{ speakerId }} className={buttonClass()}>
          {say.speakerScreen()}
        </Link>
      }
    >
      {({ record }) => (
        <>
          <Differences link={record} />
          <Told link={record} />
          <OwnLink link={record} made={made} onMade={setMade} />
          <Address link={record} />
          {record.linkId && <Given name="RecordPart" props={{ id: record.linkId }} />}
        </>
      )}
    </UpdateScreen>
  );
}

interface OfLink {
  link: SpeakerLinkDetails;
}

function Address({ link: { id: speakerId, email } }: OfLink) {
  const reload = useReload();
  return (
    <Panel title={say.address()} lead={say.addressHint()}>
      <RecordForm
        schema={speakerAddressForm}
        initial={{ email }}
        action={say.save()}
        actionKind="plain"
        save={(body) => makeCall(setSpeakerAddress, { query: { speakerId }, body })}
        onSaved={({ message }) => {
          notify('success', message);
          reload?.();
        }}
      >
        <TextField name="email" label={say.email()} type="email" autoComplete="off" />
      </RecordForm>
    </Panel>
  );
}

/** Does something at once, says what became of it, and shows the record as it is then. */
function useDoing<Reply extends { message: string }>(onDone?: (reply: Reply) => void) {
  const queries = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationFn: (act: () => Promise<Reply>) => act(),
    onSuccess: (reply) => {
      notify('success', reply.message, { settles: say.failed() });
      onDone?.(reply);
    },
    onError: (thrown) => notify('error', say.failed(), { description: refusalText(thrown) }),
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
    <Panel title={say.differencesTitle()}>
      {differences.length === 0 ? (
        <p>{say.differencesNone()}</p>
      ) : (
        <>
          <ul className="plain-list differences">
            {differences.map((one) => (
              <li key={one.field}>
                <h3>{one.label}</h3>
                <dl>
                  <div>
                    <dt>{say.present()}</dt>
                    <dd>
                      <Value link={link} difference={one} side="present" />
                    </dd>
                  </div>
                  <div>
                    <dt>{say.proposed()}</dt>
                    <dd>
                      <Value link={link} difference={one} side="proposed" />
                    </dd>
                  </div>
                </dl>
                <div className="form-actions">
                  <Button
                    aria-label={say.takeOverField({ field: one.label })}
                    busy={doing.isPending}
                    onClick={() => decide([one.field], 'take')}
                  >
                    {say.takeOver()}
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={say.leaveField({ field: one.label })}
                    busy={doing.isPending}
                    onClick={() => decide([one.field], 'leave')}
                  >
                    {say.leave()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {differences.length > 1 && (
            <div className="form-actions">
              <Button kind="act" busy={doing.isPending} onClick={() => decide(all, 'take')}>
                {say.takeAll()}
              </Button>
              <Button busy={doing.isPending} onClick={() => decide(all, 'leave')}>
                {say.leaveAll()}
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
  if (difference.field !== 'picture') return <span translate="no">{difference[side] || say.none()}</span>;
  if (side === 'present')
    return image ? (
      <img src={`${PICTURE_FOLDERS.upload}/${image}?w=320`} alt={say.presentPicture()} />
    ) : (
      say.none()
    );
  const sent = callAddress(proposedPicture).replace('{id}', id);
  return <img key={answered} src={sent} alt={say.sentPicture()} />;
}

function Told({ link }: OfLink) {
  const { topic, needs, recording, hours, answered } = link;
  if (!answered) return null;
  const said = {
    [say.topic()]: topic || say.notSaid(),
    [say.hours()]: hours.length > 0 ? hours.map(hoursInWords).join('\n') : say.anyTime(),
    [say.recording()]: { yes: say.yes, no: say.no, '': say.notSaid }[recording](),
    [say.needs()]: needs || say.notSaid(),
  };
  return (
    <Panel title={say.toldTitle()}>
      <dl className="told">
        <div>
          <dt>{say.answered()}</dt>
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
  if (isAway) return say.awayOn({ date });
  if (from && until) return say.betweenOn({ date, from: clockTime(from), until: clockTime(until) });
  return from ? say.fromOn({ date, from: clockTime(from) }) : say.untilOn({ date, until: clockTime(until) });
}

interface OwnLinkProps extends OfLink {
  /** The link that was just made; '' if none was. */
  made: string;
  onMade: (link: string) => void;
}

function OwnLink({ link, made, onMade }: OwnLinkProps) {
  const { id: speakerId, fullname, email, state, asked, reminded } = link;
  const [isEnding, setEnding] = useState(false);
  const doing = useDoing();
  const making = useDoing<{ message: string; link: string }>((reply) => onMade(reply.link));
  return (
    <Panel title={say.linkTitle()} lead={say.linkLead()}>
      <p className="message-detail">
        {STATES[state]()}
        {asked && (
          <>
            {' · '}
            {say.asked()} <Instant value={asked} />
          </>
        )}
        {reminded && (
          <>
            {' · '}
            {say.reminded()} <Instant value={reminded} />
          </>
        )}
      </p>
      {made && <SecretBox secret={made} lead={say.linkOnce({ name: fullname })} />}
      <div className="form-actions">
        {email && (
          <Button
            kind="act"
            busy={doing.isPending}
            onClick={() => doing.mutate(() => makeCall(sendSpeakerLinks, { body: { ids: [speakerId] } }))}
          >
            {say.sendMail()}
          </Button>
        )}
        <Button
          busy={making.isPending}
          onClick={() => making.mutate(() => makeCall(makeSpeakerLink, { query: { speakerId } }))}
        >
          {say.makeLink()}
        </Button>
        {asked && (
          <Button kind="quiet" onClick={() => setEnding(true)}>
            {say.endLink()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isEnding}
        title={say.endTitle({ name: fullname })}
        confirm={say.endLink()}
        cancel={say.cancel()}
        dangerous
        onCancel={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          onMade('');
          doing.mutate(() => makeCall(endSpeakerLink, { query: { speakerId } }));
        }}
      >
        {say.endWords()}
      </ConfirmDialog>
    </Panel>
  );
}
