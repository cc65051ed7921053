import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { mayAccess } from '#platform/contract/access.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { kindNamed } from '#platform/contract/kind.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { STEPS, viewSettingUp } from '../contract.ts';
import * as say from '../messages.ts';

/** For Administrators: what a new site still needs, and what visitors shouldn't see. */
export function DashboardPanel() {
  const session = useSessionValues();
  return mayAccess(viewSettingUp.access, session) && <SettingUp />;
}

function SettingUp() {
  const { data } = useQuery({
    queryKey: [viewSettingUp.name],
    queryFn: () => makeCall(viewSettingUp, {}),
  });
  if (!data) return null;
  if (!data.wasPublished) return <ToSetUp begun={data.next !== STEPS[0]} />;
  return data.leftovers.length + data.samples.length > 0 ? <Leftovers {...data} /> : null;
}

function ToSetUp({ begun }: { begun: boolean }) {
  return (
    <section className="panel draft" aria-labelledby="to-set-up">
      <h2 id="to-set-up">{begun ? say.notPublished() : say.notBegun()}</h2>
      <p className="panel-lead">{begun ? say.notPublishedLead() : say.notBegunLead()}</p>
      <Link to="/admin/setting-up" className={buttonClass('act')}>
        {begun ? say.goOn() : say.setUpSummit()}
      </Link>
    </section>
  );
}

function Leftovers({ leftovers, samples }: CallOutput<typeof viewSettingUp>) {
  return (
    <Panel title={say.placeholdersTitle()} lead={say.placeholdersLead()}>
      <ul className="plain-list">
        {samples.map(({ kind, count }) => (
          <li key={kind}>
            <span>
              <Link to={kindNamed(kind)?.listScreen ?? '/admin/dashboard'}>{kindNamed(kind)?.many()}</Link>:{' '}
              {say.samples({ count })}
            </span>
          </li>
        ))}
        {leftovers.map(({ section, title, labels }) => (
          <li key={section}>
            <span>
              <Link to="/admin/site/$section" params={{ section }}>
                {title}
              </Link>
              : {labels.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
