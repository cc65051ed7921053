import type { DoorCounts } from '../../contract.ts';
import * as say from '../../phone-messages.ts';
import './counts.css';

/** How many are in: the figure that leads, by device and room, and the minutes of the last hour. */
export function Counts({ counts }: { counts: DoorCounts }) {
  const { came, expected, inside, walkIns, doubles, byDevice, rooms } = counts;
  return (
    <div className="door-counts">
      <p className="door-figure">
        <strong>{say.figure({ figure: came })}</strong> {say.ofExpected({ expected })}
      </p>
      <dl className="door-facts">
        <Fact label={say.inside()} value={say.figure({ figure: inside })} />
        <Fact label={say.walkIns()} value={say.figure({ figure: walkIns })} />
        <Fact label={say.doubles()} value={say.figure({ figure: doubles })} />
        {byDevice.map(({ name, count }) => (
          <Fact key={name} label={name} value={say.figure({ figure: count })} />
        ))}
        {rooms.map(({ name, inside: there, places }) => (
          <Fact
            key={name}
            label={name}
            value={
              places === null
                ? say.figure({ figure: there })
                : say.ofPlaces({ there: String(there), places: String(places) })
            }
          />
        ))}
      </dl>
      <Minutes {...counts} />
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const HEIGHT = 40;

/** One bar a minute: how quickly people get in. */
export function Minutes({ byMinute }: Pick<DoorCounts, 'byMinute'>) {
  const most = Math.max(...byMinute.map(({ count }) => count));
  if (most === 0) return null;
  return (
    <figure className="door-minutes">
      <svg
        viewBox={`0 0 ${byMinute.length * 4} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say.busiest({ count: most })}
      >
        {byMinute.map(({ at, count }, index) => {
          const height = (count / most) * HEIGHT;
          return <rect key={at} x={index * 4} y={HEIGHT - height} width="3" height={height} />;
        })}
      </svg>
      <figcaption>{say.perMinute({ most: String(most) })}</figcaption>
    </figure>
  );
}
