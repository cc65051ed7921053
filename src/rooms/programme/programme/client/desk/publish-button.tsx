import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { Window } from '#ui/admin/window.tsx';
import type { Conflict } from '../../conflicts.ts';
import { type DeskDifference, publishProgramme } from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import type { Desk } from '../../desk-reply.ts';
import type { DeskActions } from './use-desk.ts';

interface Props {
  desk: Desk;
  conflicts: readonly Conflict[];
  actions: DeskActions;
}

/** Publishes what differs once it was seen; during the days of the summit, by one press. */
export function PublishButton({ desk, conflicts, actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { differences, edition, publishing, sessions } = desk;
  const stopping = conflicts.filter(({ severity }) => severity === 'stop');
  const count = differences.length;
  const isSettled = sessions.every(({ state, start }) => state !== 'tentative' && start !== null);
  if (count === 0)
    return <span className="up-to-date">{isSettled ? say.upToDate() : say.upToDateSettled()}</span>;

  async function publish() {
    setBusy(true);
    const body = { edition: actions.edition, version: publishing };
    const isDone = await actions.attempt(() => makeCall(publishProgramme, { body }));
    setBusy(false);
    if (!isDone) return;
    setOpen(false);
    notify('success', say.published());
  }

  const atOnce = edition.isNow && stopping.length === 0;
  return (
    <>
      {atOnce && <Button onClick={() => setOpen(true)}>{say.seeDifferences()}</Button>}
      <Button kind="act" busy={isBusy} onClick={atOnce ? publish : () => setOpen(true)}>
        {say.publishCount({ count })}
      </Button>
      {isOpen && (
        <Window title={say.willChange()} onClose={() => setOpen(false)} className="programme-window">
          {stopping.length > 0 && (
            <div className="row-note" data-severity="stop">
              <p>{say.mendFirst()}</p>
              <ul>
                {stopping.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          )}
          <Differences title={say.willTell()} differences={differences.filter(({ isTold }) => isTold)} />
          <Differences title={say.onPage()} differences={differences.filter(({ isTold }) => !isTold)} />
          <div className="dialog-actions">
            <Button kind="act" busy={isBusy} disabled={stopping.length > 0} onClick={publish}>
              {say.publish()}
            </Button>
          </div>
        </Window>
      )}
    </>
  );
}

function Differences({ title, differences }: { title: string; differences: readonly DeskDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <section className="window-part">
      <h3>{title}</h3>
      <ul className="difference-list">
        {differences.map(({ session, title: named, texts }) => (
          <li key={session}>
            <b>{named}</b>
            {texts.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
