import { DESK_LANGUAGES, isLanguage, language, ownName } from '#platform/contract/language.ts';
import { Panel } from '#ui/admin/panel.tsx';
import * as say from '../messages.ts';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** Chooses the language of the desk in this browser. */
export function DeskLanguage() {
  return (
    <Panel title={say.deskTitle()} lead={say.deskLead()}>
      <label className="field">
        {say.deskLabel()}
        <select
          className="control"
          defaultValue={language()}
          onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
        >
          {DESK_LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {ownName(one)}
            </option>
          ))}
        </select>
      </label>
    </Panel>
  );
}

function choose(chosen: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing in some browsers
  document.cookie = `desk-language=${chosen}; path=/admin; max-age=${A_YEAR_S}; samesite=lax`;
  location.reload();
}
