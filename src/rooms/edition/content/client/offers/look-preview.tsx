import { type CSSProperties, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { siteIdentity } from '#platform/client/site-identity.ts';
import { accentContrast, CONTRAST_MIN, nearestAccent } from '#platform/contract/accent.ts';
import { LOOK_COLOURS, type Look } from '#platform/contract/look.ts';
import { paletteOf } from '#platform/contract/palette.ts';
import { Button } from '#ui/admin/button.tsx';
import { Strip } from '#ui/cloth/strip.tsx';
import * as say from '../../messages.ts';

const COLOUR = /^#[\da-f]{6}$/i;
const THEMES = [say.light(), say.dark()] as const;

/** What the chosen colours make of the site, in both themes, while they are chosen. */
export function LookPreview() {
  const { setValue } = useFormContext();
  const values = useWatch() as Look & { seed?: string };
  if (!isLook(values)) return null;
  const nearest = accentContrast(values.accent) < CONTRAST_MIN ? nearestAccent(values.accent) : undefined;
  return (
    <div className="look-preview">
      {nearest && (
        <Button onClick={() => setValue('accent', nearest, { shouldDirty: true, shouldValidate: true })}>
          {say.takeNearestAccent({ colour: nearest })}
        </Button>
      )}
      {THEMES.map((theme, index) => (
        <Sample key={theme} theme={theme} colours={lookVariables(values, index)} seed={values.seed} />
      ))}
    </div>
  );
}

export function isLook(values: Partial<Look>): values is Look {
  return LOOK_COLOURS.every((name) => COLOUR.test(values[name] ?? ''));
}

interface SampleProps {
  theme: (typeof THEMES)[number];
  colours: CSSProperties;
  seed: string | undefined;
}

function Sample({ theme, colours, seed }: SampleProps) {
  const { name } = siteIdentity();
  const id = useId();
  return (
    <section className="look-sample" style={colours} aria-labelledby={id}>
      <div className="look-cloth">
        <Strip seed={seed || name} along picks={336} />
      </div>
      <h2 id={id}>{theme}</h2>
      <p>{say.sampleText()}</p>
      <p className="look-button">{say.register()}</p>
    </section>
  );
}

/** The tokens of a look in one of both themes, for whatever shows it. */
export function lookVariables(look: Look, theme: number): CSSProperties {
  const entries = Object.entries(paletteOf(look)).map(([token, pair]) => [`--color-${token}`, pair[theme]]);
  return Object.fromEntries(entries);
}
