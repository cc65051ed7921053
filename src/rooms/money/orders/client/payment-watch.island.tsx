import { useEffect, useState } from 'react';
import { makeCallTo } from '#platform/client/call-client.ts';
import * as say from '../messages.ts';
import type { WatchedState } from '../online.ts';
import type { watchOnlinePayment } from '../watch-contract.ts';
import { WATCH_PAYMENT } from '../watch-route.ts';

interface PaymentWatchProps {
  /** As the provider knows the payment. */
  reference: string;
  /** As the page shows it. */
  state: WatchedState;
  /** What shows it otherwise. */
  address: string;
}

/** In ms: from one look to the next, longer and longer; then no more. */
const LOOKS = [500, 1_000, 1_000, 2_000, 2_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 60_000];

/** Looks how a payment stands, and shows it once that has changed. What was typed meanwhile isn't lost. */
export function PaymentWatch({ reference, state, address }: PaymentWatchProps) {
  const [says, setSays] = useState<'' | 'looking' | 'changed' | 'ended'>('');
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let timer = 0;
    const look = async (times: number) => {
      const now = await makeCallTo<typeof watchOnlinePayment>(
        WATCH_PAYMENT,
        { query: { reference } },
        { signal },
      ).catch(() => undefined);
      if (signal.aborted) return;
      if (now && now.record.state !== state) {
        if (!wasTyped()) return window.location.replace(address);
        return setSays('changed');
      }
      waitFor(times + 1);
    };
    const waitFor = (times: number) => {
      const pause = LOOKS[times];
      setSays(pause === undefined ? 'ended' : 'looking');
      if (pause !== undefined) timer = window.setTimeout(() => void look(times), pause);
    };
    waitFor(0);
    return () => {
      ending.abort();
      window.clearTimeout(timer);
    };
  }, [reference, state, address]);
  const again = (
    <a className="link" href={address}>
      {says === 'changed' ? say.watchShow() : say.watchAgain()}
    </a>
  );
  return (
    <p className="measure" role="status">
      {says === 'looking' ? say.watchLooking() : says === 'changed' ? say.watchChanged() : ''}{' '}
      {says !== 'looking' && again}
    </p>
  );
}

function wasTyped(): boolean {
  return [...document.forms].some((form) =>
    [...form.elements].some(
      (field) => field instanceof HTMLInputElement && field.value !== field.defaultValue,
    ),
  );
}
