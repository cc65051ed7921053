import { Button } from '#ui/admin/button.tsx';
import { CopyButton } from '#ui/admin/copy-button.tsx';

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="secrets">
      <p>
        If you lose your phone, each of these codes signs you in once. Keep them in a safe place: they won’t
        be shown again.
      </p>
      <ul className="secret-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <CopyButton text={codes.join('\n')} label="Copy all" />
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  );
}
