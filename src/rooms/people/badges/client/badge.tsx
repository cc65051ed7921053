import { SewnCloth } from '#ui/cloth/sewn-cloth.tsx';

interface BadgeProps {
  /** The summit's name. */
  siteView: string;
  /** Undefined if only the message reached the page: then it is the summit's own cloth. */
  name: string | undefined;
  /** The place and days of the summit. */
  line: string;
}

const STRIPS = 5;
const PICKS = 105;
/** Above this many letters, in all or in one word, a name is set smaller. */
const LONG = { name: 24, word: 10 };
const VERY_LONG = { name: 60, word: 14 };

/** A label sewn onto the cloth of a name. */
export function Badge({ siteView, name, line }: BadgeProps) {
  return (
    <div className="badge draws-down">
      <SewnCloth seed={name ?? siteView} strips={STRIPS} picks={PICKS} />
      <div className="badge-label">
        <p className="font-semibold">{siteView}</p>
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
  const word = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  const isAbove = (most: typeof LONG) => name.length > most.name || word > most.word;
  if (isAbove(VERY_LONG)) return 'very-long';
  return isAbove(LONG) ? 'long' : undefined;
}
