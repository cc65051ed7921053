import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { dateTime } from '#platform/contract/zoned-time.ts';
import type { BADGE_PAPERS } from '#rooms/people/contract.ts';
import type { doorBadge } from '../../contract.ts';
import * as say from '../../phone-messages.ts';
import type { Arrival, Door } from './door.ts';
import { PaperBadge } from './paper-badge.tsx';
import './station.css';

type Label = Exclude<(typeof BADGE_PAPERS)[number], 'a4'> | 'own';

const LABELS: Readonly<Record<Label, () => string>> = {
  a6: say.paperA6,
  '62mm': say.paper62,
  '89mm': say.paper89,
  own: say.paperOwn,
};
/** In mm. */
const SIZES = { a6: [105, 148], '62mm': [100, 62], '89mm': [89, 36] } as const;
const SHOWN = 60;
/** In this browser, which has its own printer. */
const KEPT = 'door-station';

interface Chosen {
  label: Label;
  width: number;
  height: number;
  device: string;
}

function keptChoice(): Chosen {
  const known = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Chosen>;
  return { label: '62mm', width: 90, height: 60, device: '', ...known };
}

/** Prints the badge of each one who comes in, one page each, with the browser's own print. */
export function Station({ door }: { door: Door }) {
  const view = useSyncExternalStore(door.subscribe, door.view);
  const [chosen, setChosen] = useState(keptChoice);
  const [isOn, setOn] = useState(false);
  const [printed, setPrinted] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<CallOutput<typeof doorBadge>>();
  const [error, setError] = useState('');
  const isBusy = useRef(false);
  /** Those who came before it was turned on are printed one by one, if somebody asks for them. */
  const before = useRef<ReadonlySet<string>>(new Set());
  const all = door.arrivals();
  const arrivals = all.filter(({ device }) => chosen.device === '' || device === chosen.device);
  const devices = [...new Set(all.map(({ device }) => device))];
  const [width, height] = chosen.label === 'own' ? [chosen.width, chosen.height] : SIZES[chosen.label];
  usePageSize(width, height);

  const print = useEffectEvent(async ({ id, who, name }: Arrival) => {
    isBusy.current = true;
    try {
      const badge = await door.badge(who);
      flushSync(() => setShown(badge));
      await document.fonts.ready;
      window.print();
      setError('');
    } catch (thrown) {
      setError(`${say.noBadge({ name })} ${refusalText(thrown)}`);
    } finally {
      setPrinted((some) => new Set([...some, id]));
      isBusy.current = false;
    }
  });
  const next = isOn ? arrivals.findLast(({ id }) => !printed.has(id) && !before.current.has(id)) : undefined;
  const printNext = useEffectEvent(() => {
    if (next && !isBusy.current) void print(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody else comes or one is done
  useEffect(printNext, [next?.id, printed]);

  const choose = (part: Partial<Chosen>) => {
    const all = { ...chosen, ...part };
    localStorage.setItem(KEPT, JSON.stringify(all));
    setChosen(all);
  };
  return (
    <main className="door-sheet station">
      <h1>{say.stationTitle()}</h1>
      <p>{say.stationLead()}</p>
      <div className="station-choices">
        <label className="door-field">
          {say.labelPaper()}
          <select value={chosen.label} onChange={({ target }) => choose({ label: target.value as Label })}>
            {Object.entries(LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label()}
              </option>
            ))}
          </select>
        </label>
        <label className="door-field">
          {say.printsFor()}
          <select value={chosen.device} onChange={({ target }) => choose({ device: target.value })}>
            <option value="">{say.anyDevice()}</option>
            {devices.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {chosen.label === 'own' &&
          (['width', 'height'] as const).map((side) => (
            <label key={side} className="door-field">
              {side === 'width' ? say.labelWidth() : say.labelHeight()}
              <input
                type="number"
                min={side === 'width' ? 50 : 40}
                max={300}
                value={chosen[side]}
                onChange={({ target }) => choose({ [side]: target.valueAsNumber || 0 })}
              />
            </label>
          ))}
      </div>
      <button
        type="button"
        className={isOn ? 'door-button' : 'door-button door-act'}
        onClick={() => {
          before.current = new Set(all.map(({ id }) => id));
          setOn(!isOn);
        }}
      >
        {isOn ? say.stopPrinting() : say.startPrinting()}
      </button>
      <output>
        {isOn ? say.isPrinting() : say.isWaiting()} {view.isOffline && say.offline()}
      </output>
      <p role="alert" className="door-error">
        {error}
      </p>
      {shown && (
        <figure>
          <figcaption>{say.lastBadge()}</figcaption>
          <PaperBadge {...shown} width={width} height={height} />
        </figure>
      )}
      <h2>{say.arrivals()}</h2>
      {arrivals.length === 0 && <p>{say.noArrivals()}</p>}
      <ul className="door-list">
        {arrivals.slice(0, SHOWN).map((arrival) => (
          <li key={arrival.id} className="station-arrival">
            <span>
              <strong dir="auto">{arrival.name}</strong>
              <small>
                {dateTime(arrival.at, view.zone)}, {arrival.device}
                {arrival.isAgain && ` · ${say.wantedAgain()}`}
                {printed.has(arrival.id) && ` · ${say.wasPrinted()}`}
              </small>
            </span>
            <button
              type="button"
              className="door-button"
              aria-label={say.printOneOf({ name: arrival.name })}
              onClick={() => print(arrival)}
            >
              {say.printOne()}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The page that the printer gets is as large as the label. */
function usePageSize(width: number, height: number): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [width, height]);
}
