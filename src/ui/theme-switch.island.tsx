import * as say from './messages.ts';
import { chooseTheme, THEME_LABELS, THEMES, useTheme } from './theme.ts';

/** Lets visitors choose the theme. The choice is kept in the browser. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="float-start me-2 text-small text-quiet">{say.theme()}</legend>
      {THEMES.map((one) => (
        <label key={one} className="choice">
          <input
            type="radio"
            name="theme"
            value={one}
            checked={theme === one}
            onChange={() => chooseTheme(one)}
          />
          {THEME_LABELS[one]()}
        </label>
      ))}
    </fieldset>
  );
}
