import { useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import * as say from '../../messages.ts';
import type { Door } from './door.ts';
import { allowSound } from './signal.ts';

const LEAST = 4;

/** Asks for the PIN, once on each phone. */
export function PinPad({ door }: { door: Door }) {
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const open = async () => {
    setBusy(true);
    allowSound();
    try {
      await door.open(pin);
    } catch (thrown) {
      setError(refusalText(thrown));
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
        <button type="submit" className="door-button door-act" disabled={busy || pin.length < LEAST}>
          {busy ? say.opening() : say.openDoor()}
        </button>
      </form>
    </main>
  );
}
