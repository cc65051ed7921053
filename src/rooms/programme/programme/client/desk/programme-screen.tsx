import { Link, linkOptions } from '@tanstack/react-router';
import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { UnsavedChanges } from '#ui/admin/form/unsaved-changes.tsx';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { ExportButtons } from '#ui/admin/table/export-buttons.tsx';
import { conflictsIn } from '../../conflicts.ts';
import { copyProgramme, exportSessions, SESSION_FILES } from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import type { Desk } from '../../desk-reply.ts';
import { sessionKind } from '../../kind.ts';
import * as label from '../../messages.ts';
import './desk.css';
import { DayGrid } from './day-grid.tsx';
import { DayTable } from './day-table.tsx';
import { PublishButton } from './publish-button.tsx';
import { planOf } from './rows.ts';
import { SessionWindow } from './session-window.tsx';
import { type DeskActions, useDesk } from './use-desk.ts';
import { useRows } from './use-rows.ts';

const IMPORT = linkOptions({ to: '/admin/import/$kind', params: { kind: sessionKind.name } });

const EXPORT = { call: exportSessions, files: SESSION_FILES };

/** The programme of an edition as it is planned. */
export function ProgrammeScreen() {
  const { desk, error, actions, ...days } = useDesk();
  return (
    <Screen
      title={label.programme()}
      edition="choice"
      actions={
        <>
          <Link to="/admin/programme-rooms" className={buttonClass()}>
            {say.arrange()}
          </Link>
          <Link {...IMPORT} className={buttonClass()}>
            {say.importFile()}
          </Link>
          {desk && desk.sessions.length > 0 && (
            <ExportButtons of={EXPORT} search={{ edition: actions.edition }} />
          )}
        </>
      }
    >
      {!desk && error && <p role="alert">{refusalText(error)}</p>}
      {desk && <Planning key={desk.edition.id} desk={desk} actions={actions} {...days} />}
    </Screen>
  );
}

function Planning({
  desk,
  days,
  day,
  show,
  actions,
}: Omit<ReturnType<typeof useDesk>, 'error'> & { desk: Desk }) {
  const [view, setView] = useState<'table' | 'grid'>('table');
  const [opened, setOpened] = useState<string>();
  const { undo, redo, sessions } = desk;
  const conflicts = conflictsIn(planOf(desk, sessions));
  const session = sessions.find(({ id }) => id === opened);
  const dayName = days.find((one) => one.day === day)?.name ?? '';
  const typing = useRows(desk, day, actions);
  useUndoKeys(actions);
  const shared = { desk, dayName, actions, onMore: setOpened };
  return (
    <div className="programme-desk">
      <UnsavedChanges unsaved={typing.isUnsaved} />
      <div className="desk-bar">
        <Choice label={say.days()}>
          {days.map(({ day: number, name }) => (
            <button
              key={name}
              type="button"
              className="desk-choice"
              aria-pressed={number === day}
              onClick={() => show(number)}
            >
              {name}
            </button>
          ))}
        </Choice>
        {day !== null && (
          <Choice label={say.view()}>
            <button
              type="button"
              className="desk-choice"
              aria-pressed={view === 'table'}
              onClick={() => setView('table')}
            >
              {say.table()}
            </button>
            <button
              type="button"
              className="desk-choice"
              aria-pressed={view === 'grid'}
              onClick={() => setView('grid')}
            >
              {say.grid()}
            </button>
          </Choice>
        )}
        <div className="desk-acts">
          <IconButton
            label={undo ? say.undoWhat({ what: undo }) : say.undo()}
            keys="Mod-z"
            disabled={!undo}
            onClick={() => actions.step(false)}
          >
            <Undo2 aria-hidden size={18} />
          </IconButton>
          <IconButton
            label={redo ? say.redoWhat({ what: redo }) : say.redo()}
            keys="Mod-Shift-z"
            disabled={!redo}
            onClick={() => actions.step(true)}
          >
            <Redo2 aria-hidden size={18} />
          </IconButton>
          <PublishButton desk={desk} conflicts={conflicts} actions={actions} />
        </div>
      </div>
      {conflicts.length > 0 && (
        <details className="desk-conflicts">
          <summary>{say.conflicts({ count: conflicts.length })}</summary>
          <ul>
            {conflicts.map(({ kind, severity, text }) => (
              <li key={`${kind} ${text}`} className="row-note" data-severity={severity}>
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {sessions.length === 0 && <Beginning desk={desk} actions={actions} />}
      {view === 'grid' && day !== null ? (
        <DayGrid key={day} day={day} conflicts={conflicts} {...shared} />
      ) : (
        <DayTable key={day} day={day} typing={typing} {...shared} />
      )}
      {session && (
        <SessionWindow desk={desk} session={session} actions={actions} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

function Choice({ label: named, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label={named} className="desk-choices">
      {children}
    </div>
  );
}

/** What to do first. */
function Beginning({ desk: { offers }, actions }: { desk: Desk; actions: DeskActions }) {
  return (
    <div className="desk-beginning">
      <p>{say.empty()}</p>
      {offers.map(({ id, year, count }) => (
        <Button
          key={id}
          onClick={() =>
            actions.attempt(() => makeCall(copyProgramme, { body: { edition: actions.edition, from: id } }))
          }
        >
          {say.takeOver({ count, year: String(year) })}
        </Button>
      ))}
    </div>
  );
}

/** Where something is typed, these keys are the field's own. */
function useUndoKeys({ step }: DeskActions) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyped =
        event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
      if (isTyped || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      step(event.shiftKey);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
