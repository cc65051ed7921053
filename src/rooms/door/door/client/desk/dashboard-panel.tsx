import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { countDoor, viewDoor } from '../../contract.ts';
import * as say from '../../messages.ts';
import { Counts } from './counts.tsx';

const AGAIN_MS = 15_000;

/** Who is in, once somebody is. */
export function DashboardPanel() {
  const mayOpen = useMayAccess(viewDoor.access);
  const counts = useQuery({
    queryKey: [countDoor.name],
    queryFn: () => makeCall(countDoor, {}),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.came ? AGAIN_MS : false),
  }).data;
  if (!counts?.came) return null;
  return (
    <Panel title={say.today()}>
      <Counts counts={counts} />
      {mayOpen && (
        <p>
          <Link to="/admin/door">{say.lookAtDoor()}</Link>
        </p>
      )}
    </Panel>
  );
}
