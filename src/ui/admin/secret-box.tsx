import { CopyButton } from './copy-button.tsx';

/** A secret that is shown only once, for the user to keep elsewhere. */
export function SecretBox({ secret, lead }: { secret: string; lead: string }) {
  return (
    <div className="secrets" role="status">
      <p>{lead}</p>
      <code className="secret">{secret}</code>
      <CopyButton text={secret} />
    </div>
  );
}
