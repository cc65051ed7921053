import { CopyButton } from './copy-button.tsx';

/** Something that is shown this once, to be kept elsewhere. */
export function SecretBox({ secret, lead }: { secret: string; lead: string }) {
  return (
    <div className="secrets" role="status">
      <p>{lead}</p>
      <code className="secret">{secret}</code>
      <CopyButton text={secret} />
    </div>
  );
}
