import { useEffect, useState, useSyncExternalStore } from 'react';
import { dateTime } from '#platform/contract/zoned-time.ts';
import * as say from '../../phone-messages.ts';
import { writeSaved } from '../saved-file.ts';
import { AnswerScreen } from './answer-screen.tsx';
import { Camera } from './camera.tsx';
import type { Door, Shown } from './door.ts';
import { forgetPage, keepPage } from './keep-page.ts';
import { People } from './people.tsx';
import { PinPad } from './pin-pad.tsx';
import { Station } from './station.tsx';
import { useTypedCodes } from './use-typed-codes.ts';
import { WalkInForm } from './walk-in-form.tsx';

/** The door on a phone, from its PIN to its end. */
export function DoorPage({ door }: { door: Door }) {
  const { stage, sort, isOffline } = useSyncExternalStore(door.subscribe, door.view);
  if (stage === 'starting') return null;
  if (stage === 'pin') return <PinPad door={door} />;
  if (stage === 'opening') return <Opening isOffline={isOffline} />;
  if (stage === 'ended') return <Ended door={door} />;
  if (sort === 'station') return <Station door={door} />;
  return <AtTheDoor door={door} />;
}

type Open = 'camera' | 'list' | 'walk-in' | 'more';

function AtTheDoor({ door }: { door: Door }) {
  const view = useSyncExternalStore(door.subscribe, door.view);
  const [open, setOpen] = useState<Open>('camera');
  const [shown, setShown] = useState<Shown & { at: number }>();
  const isCovered = shown !== undefined;
  const show = (next: Shown) => setShown({ ...next, at: performance.now() });
  const read = async (code: string) => show(await door.read(code));
  useTypedCodes(read);
  useEffect(() => void keepPage(false), []);
  return (
    <div className="door">
      <header className="door-head" data-direction={view.direction} inert={isCovered}>
        <div>
          <strong>{view.room || view.name}</strong>
          <span>{view.direction === 'out' ? say.goingOut() : say.insideCount({ count: view.inside })}</span>
        </div>
        <output data-waiting={view.unsent > 0 || undefined} className="door-sent">
          {view.unsent > 0
            ? say.unsent({ count: view.unsent })
            : view.isOffline
              ? say.offline()
              : say.allSent()}
        </output>
      </header>
      <main className="door-main" inert={isCovered}>
        <h1 className="sr-only">{say.doorOf({ summit: view.summit })}</h1>
        {view.why && (
          <p role="status" className="door-hint">
            {view.why}
          </p>
        )}
        <Camera isOn={open === 'camera'} onCode={read} onReady={() => keepPage(true)} />
        {open === 'list' && <People door={door} onChosen={async (person) => show(await door.show(person))} />}
        {open === 'walk-in' && <WalkInForm onSent={async (walkIn) => show(await door.walkIn(walkIn))} />}
        {open === 'more' && <More door={door} />}
      </main>
      <nav className="door-nav" inert={isCovered} aria-label={say.parts()}>
        {(['camera', 'list', 'walk-in', 'more'] as const).map((part) => (
          <button key={part} type="button" aria-pressed={open === part} onClick={() => setOpen(part)}>
            {PARTS[part]()}
          </button>
        ))}
      </nav>
      {shown && (
        <AnswerScreen
          key={shown.at}
          door={door}
          shown={shown}
          zone={view.zone}
          prints={view.prints}
          onShow={show}
          onClose={() => {
            setShown(undefined);
            // Until then the camera sees nothing that would replace the answer.
            if (open === 'walk-in') setOpen('camera');
          }}
        />
      )}
    </div>
  );
}

const PARTS = { camera: say.scanPart, list: say.findPart, 'walk-in': say.newPart, more: say.morePart };

function More({ door }: { door: Door }) {
  const view = useSyncExternalStore(door.subscribe, door.view);
  const doubles = door.doubles();
  return (
    <div className="door-sheet">
      <h2>{view.name}</h2>
      <p>
        {view.summit}. {say.onTheList({ count: view.listed })}{' '}
        {view.heard && say.lastContact({ time: dateTime(view.heard, view.zone) })}
      </p>
      <button type="button" className="door-button" onClick={() => door.sync()}>
        {say.syncNow()}
      </button>
      {view.rooms.length > 0 && (
        <label className="door-field">
          {say.where()}
          <select value={view.room} onChange={({ target }) => door.goTo(target.value)}>
            <option value="">{say.entrance()}</option>
            {view.rooms.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {(view.allowsReentry || view.room !== '') && (
        <label className="door-check">
          <input
            type="checkbox"
            checked={view.direction === 'out'}
            onChange={({ target }) => door.turn(target.checked ? 'out' : 'in')}
          />
          {say.recordsOut()}
        </label>
      )}
      {doubles.length > 0 && (
        <>
          <h3>{say.doubles()}</h3>
          <ul>
            {doubles.map(({ person, at, device }) => (
              <li key={`${at} ${person}`}>
                <bdi>{person}</bdi>, {dateTime(at, view.zone)} (<bdi>{device}</bdi>)
              </li>
            ))}
          </ul>
        </>
      )}
      {view.unsent > 0 && (
        <>
          <h3>{say.ifNothingSends()}</h3>
          <p>{say.ifNothingSendsLead()}</p>
          <SaveButton door={door} />
        </>
      )}
      <p className="door-hint">{say.installHint()}</p>
    </div>
  );
}

function SaveButton({ door, onSaved }: { door: Door; onSaved?: () => void }) {
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(writeSaved(new Date(), door.unsent()));
    link.download = 'door.json';
    link.click();
    URL.revokeObjectURL(link.href);
    onSaved?.();
  };
  return (
    <button type="button" className="door-button" onClick={save}>
      {say.saveUnsent({ count: door.unsent().length })}
    </button>
  );
}

function Opening({ isOffline }: { isOffline: boolean }) {
  return (
    <main className="door-lone">
      <p role="status">
        {say.opening()} {isOffline && say.offline()}
      </p>
    </main>
  );
}

function Ended({ door }: { door: Door }) {
  const { unsent } = useSyncExternalStore(door.subscribe, door.view);
  useEffect(() => {
    if (unsent === 0) void forgetPage();
  }, [unsent]);
  return (
    <main className="door-lone">
      <h1>{say.linkOver()}</h1>
      <p>{unsent > 0 ? say.endedUnsent({ count: unsent }) : say.endedEmpty()}</p>
      {unsent > 0 && <SaveButton door={door} onSaved={() => door.forget()} />}
    </main>
  );
}
