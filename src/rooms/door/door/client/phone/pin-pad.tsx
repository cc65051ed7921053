import { useEffect, useEffectEvent, useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import * as say from '../../phone-messages.ts';
import type { Door } from './door.ts';
import { allowSound } from './signal.ts';

const LEAST = 4;
const SECOND_MS = 1000;

/** Asks for the PIN, once on each phone. */
export function PinPad({ door }: { door: Door }) {
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [wait, startWaiting] = useWait(() => setError(''));
  const open = async () => {
    setBusy(true);
    allowSound();
    try {
      await door.open(pin);
    } catch (thrown) {
      const isTooOften = thrown instanceof Refusal && thrown.code === 'too-many';
      setError(isTooOften ? say.tooManyTries() : refusalText(thrown));
      if (thrown instanceof Refusal && thrown.waitSeconds) startWaiting(thrown.waitSeconds);
      setPin('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className="door-lone">
      <h1>{say.pinTitle()}</h1>
      <p>{say.pinLead()}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <label className="door-field">
          {say.pin()}
          <input
            className="door-pin"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{4,8}"
            maxLength={8}
            value={pin}
            aria-invalid={error !== '' || undefined}
            aria-describedby="pin-error"
            onChange={({ target }) => setPin(target.value.replace(/\D/g, ''))}
          />
        </label>
        <p id="pin-error" role="alert" className="door-error">
          {error}
        </p>
        {!!wait && <p role="timer">{say.tryAgainIn({ time: minutesAndSeconds(wait) })}</p>}
        <p role="status" className="door-over">
          {wait === 0 && say.tryAgainNow()}
        </p>
        <button
          type="submit"
          className="door-button door-act"
          disabled={busy || !!wait || pin.length < LEAST}
        >
          {busy ? say.opening() : say.openDoor()}
        </button>
      </form>
    </main>
  );
}

/** How many seconds are left until it may be tried again; 0 once it may, undefined if there was no need to wait. */
function useWait(onOver: () => void): [number | undefined, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState<number>();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (until === 0) return;
    // A phone that slept meanwhile has missed some.
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      over();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    setLeft(seconds);
    setUntil(Date.now() + seconds * SECOND_MS);
  };
  return [left, start];
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
