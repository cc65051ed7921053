import { Strip } from '#ui/cloth/strip.tsx';
import * as say from '../../messages.ts';

/** The theme in its largest size, with a strip of cloth between its two halves. */
export function ThemeBanner({ theme }: { theme: string }) {
  const [lead, rest] = halves(theme);
  return (
    <section id="theme" className="night section overflow-hidden" aria-labelledby="theme-heading">
      <h2 id="theme-heading" className="theme-banner">
        <span className="sr-only">{`${say.theTheme()} `}</span>
        <span className="wrap block">{lead}</span>{' '}
        <span className="theme-banner-cloth draws-along" aria-hidden="true">
          <Strip seed={lead} along picks={1344} />
          <Strip seed={rest || lead} along shifted picks={1344} />
        </span>
        {rest && <span className="wrap block md:text-end">{rest}</span>}
      </h2>
    </section>
  );
}

function halves(theme: string): [string, string] {
  const colon = theme.indexOf(':');
  return colon < 0 ? [theme, ''] : [theme.slice(0, colon + 1), theme.slice(colon + 1).trim()];
}
