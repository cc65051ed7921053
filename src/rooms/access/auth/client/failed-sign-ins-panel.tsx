import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import * as say from '../messages.ts';

interface FailedSignIns {
  days: number;
  wrongPasswords: number;
  wrongCodes: number;
  last: string;
}

/** Tells users that someone tried to sign in as them. */
export function FailedSignInsPanel({ attempts }: { attempts: FailedSignIns }) {
  const { days, wrongPasswords, wrongCodes, last } = attempts;
  const total = wrongPasswords + wrongCodes;
  if (total === 0) return null;
  return (
    <Panel
      title={say.failedSignIns()}
      lead={
        <RichMessage
          of={say.attempts({ count: total, days })}
          tags={{ time: () => <Instant value={last} /> }}
        />
      }
    >
      {wrongCodes > 0 && (
        <p role="alert" className="warning">
          {say.wrongCodes({ count: wrongCodes })}
        </p>
      )}
    </Panel>
  );
}
