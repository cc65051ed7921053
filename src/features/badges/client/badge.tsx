import { SewnCloth } from '#ui/cloth/sewn-cloth.tsx';

interface BadgeProps {
  /** The summit's name. */
  summit: string;
  /** Undefined if only the message reached the page: then it is the summit's own cloth. */
  name: string | undefined;
  /** The place and days of the summit. */
  line: string;
}

const STRIPS = 5;
const PICKS = 105;
/** Above this many letters a name is set smaller. */
const LONG = 24;
const VERY_LONG = 60;

/** A label sewn onto the cloth of a name. */
export function Badge({ summit, name, line }: BadgeProps) {
  return (
    <div className="badge draws-down">
      <SewnCloth seed={name ?? summit} strips={STRIPS} picks={PICKS} />
      <div className="badge-label">
        <p className="font-semibold">{summit}</p>
        {name && (
          <p className="badge-name display" dir="auto" translate="no" data-length={lengthOf(name)}>
            {name}
          </p>
        )}
        <p>{line}</p>
      </div>
    </div>
  );
}

function lengthOf(name: string): 'long' | 'very-long' | undefined {
  if (name.length > VERY_LONG) return 'very-long';
  return name.length > LONG ? 'long' : undefined;
}
