import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { DESK_LANGUAGES, type Language, language, ownName } from '#platform/contract/language.ts';
import { chooseLanguage } from '#rooms/access/account/contract.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from '../messages.ts';

/** Chooses the language in which a user reads the desk. */
export function DeskLanguage() {
  return (
    <Panel title={say.deskTitle()} lead={say.deskLead()}>
      <label className="field">
        <span className="field-label">{say.language()}</span>
        <select
          className="control control-short"
          defaultValue={language()}
          onChange={({ target }) => choose(target.value as Language)}
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

/** Everything is loaded anew, in it. */
async function choose(chosen: Language): Promise<void> {
  try {
    await makeCall(chooseLanguage, { body: { language: chosen } });
    location.reload();
  } catch (thrown) {
    notify('error', refusalText(thrown));
  }
}
