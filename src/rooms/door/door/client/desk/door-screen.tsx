import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download, MonitorUp, Search } from 'lucide-react';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { saveExport } from '#platform/client/save-export.ts';
import { email } from '#platform/contract/fields.ts';
import { dateTime, longDate, shortDate } from '#platform/contract/zoned-time.ts';
import { noticeWalkIn } from '#rooms/people/contract.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { Given } from '#ui/admin/client-module.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { StateTag } from '#ui/admin/state-tag.tsx';
import { TablePager } from '#ui/admin/table/table-pager.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { DOOR_SCREEN } from '../../addresses.ts';
import {
  type AtTheDoor,
  countDoor,
  DOOR_FILES,
  type DoorCounts,
  exportDoor,
  PEOPLE_AT_ONCE,
  registerWalkIn,
  viewDoor,
  WHO,
} from '../../contract.ts';
import * as say from '../../messages.ts';
import * as onPhone from '../../phone-messages.ts';
import { Counts } from './counts.tsx';

const AGAIN_MS = 10_000;
const PEOPLE_SIZES = [20, 50, PEOPLE_AT_ONCE] as const;
const TABS = {
  all: say.everybody,
  in: say.cameIn,
  'not-yet': say.notYet,
  doubles: onPhone.doubles,
  'walk-ins': onPhone.walkIns,
};

/** Who is in and who isn't, while it happens. */
export function DoorScreen() {
  const edition = useEdition();
  const { day } = useSearch({ from: '/shell/admin/door' });
  const { data: counts, error } = useQuery({
    queryKey: [countDoor.name, { edition, day }],
    queryFn: () => makeCall(countDoor, { query: { edition, day } }),
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  return (
    <Screen
      title={onPhone.title()}
      edition="choice"
      actions={
        <>
          <a href={DOOR_SCREEN} className={buttonClass()}>
            <MonitorUp aria-hidden size={16} />
            <span className="button-words">{say.wallScreen()}</span>
          </a>
          <ExportButton edition={edition} />
          <Link to="/admin/door/devices" className={buttonClass('act')}>
            {say.devices()}
          </Link>
        </>
      }
    >
      {error && <p role="alert">{refusalText(error)}</p>}
      {counts && (
        <Panel title={day ? longDate(day) : say.today()}>
          <Days edition={edition} counts={counts} day={day} />
          {!counts.days.includes(counts.day) && counts.otherDays.includes(counts.day) && (
            <p className="door-day-hint">{say.otherDayHint()}</p>
          )}
          <Counts counts={counts} />
        </Panel>
      )}
      <People edition={edition} />
    </Screen>
  );
}

/** The days of the summit, and others on which somebody was let in; the present one if none is chosen. */
function Days({ edition, counts, day }: { edition: string; counts: DoorCounts; day: string | undefined }) {
  const { days, otherDays } = counts;
  if (days.length + otherDays.length < 2) return null;
  return (
    <nav aria-label={say.days()} className="door-days">
      {[undefined, ...days, ...otherDays].map((one) => (
        <Link
          key={one ?? ''}
          to="/admin/door"
          search={{ edition, ...(one && { day: one }) }}
          aria-current={one === day ? 'page' : undefined}
        >
          {one && otherDays.includes(one)
            ? say.otherDay({ day: shortDate(one) })
            : one
              ? shortDate(one)
              : say.present()}
        </Link>
      ))}
    </nav>
  );
}

function ExportButton({ edition }: { edition: string }) {
  const save = useMutation({
    mutationFn: () =>
      saveExport(
        { call: exportDoor, query: { edition }, body: { format: 'csv' }, file: DOOR_FILES.csv },
        () => {},
      ),
    onSuccess: (file) => notify('success', say.saved({ file })),
    onError: (thrown) => notify('error', say.exportFailed(), { description: refusalText(thrown) }),
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden size={16} />
      <span className="button-words">{say.exportRecord()}</span>
    </Button>
  );
}

function People({ edition }: { edition: string }) {
  const { who = 'all', day, page = 1 } = useSearch({ from: '/shell/admin/door' });
  const navigate = useNavigate({ from: '/admin/door' });
  const [search, setSearch] = useState('');
  const [pageSize, setPageSize] = useState(PEOPLE_AT_ONCE);
  const turnTo = (next: number) =>
    navigate({ search: ({ page: _, ...rest }) => (next === 1 ? rest : { ...rest, page: next }) });
  const query = { edition, day, who, search, page, pageSize };
  const { data } = useQuery({
    queryKey: [viewDoor.name, query],
    queryFn: () => makeCall(viewDoor, { query }),
    placeholderData: (before) => before,
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  const records = data?.records ?? [];
  return (
    <section aria-label={say.list()}>
      <div className="door-tabs">
        {WHO.map((one) => (
          <Link
            key={one}
            to="/admin/door"
            search={{ edition, who: one, ...(day && { day }) }}
            className={buttonClass()}
            aria-current={one === who ? 'page' : undefined}
          >
            {TABS[one]()}
          </Link>
        ))}
        <div className="search-box">
          <Search aria-hidden size={16} />
          <input
            type="search"
            aria-label={say.searchPeople()}
            placeholder={say.searchPeople()}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              if (page > 1) turnTo(1);
            }}
          />
        </div>
      </div>
      {(who === 'in' || who === 'not-yet') && records.length > 0 && (
        <p>
          <Link
            to="/admin/add-mailing"
            search={{ edition, only: who === 'in' ? 'came' : 'not-come' }}
            className={buttonClass()}
          >
            {say.writeToThem()}
          </Link>
        </p>
      )}
      {data && records.length === 0 ? (
        <p>{say.nobodyListed()}</p>
      ) : (
        <table className="door-people">
          <thead>
            <tr>
              <th scope="col">{onPhone.name()}</th>
              <th scope="col">{onPhone.company()}</th>
              <th scope="col">{say.letIn()}</th>
              <th scope="col">{say.noticed()}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {records.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </tbody>
        </table>
      )}
      {(data?.total ?? 0) > PEOPLE_SIZES[0] && (
        <TablePager
          {...{ page, pageSize }}
          pageSizes={PEOPLE_SIZES}
          compact={false}
          total={data?.total}
          hasInstants={false}
          onPage={turnTo}
          onPageSize={(size) => {
            setPageSize(size);
            turnTo(1);
          }}
        />
      )}
    </section>
  );
}

function Row({ person }: { person: AtTheDoor }) {
  const {
    id,
    name,
    company,
    number,
    at,
    device,
    isInside,
    isWalkIn,
    isCancelled,
    attendeeId,
    doubles,
    otherDays,
    notes,
  } = person;
  const zone = useSiteZone() ?? 'UTC';
  return (
    <tr>
      <th scope="row">
        {attendeeId ? (
          <Link to="/admin/update-attendee/$id" params={{ id: attendeeId }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td>{company}</td>
      <td data-nothing={(!at && !isCancelled) || undefined}>
        {at ? (
          say.letInAt({ time: dateTime(at, zone), device })
        ) : isCancelled ? (
          <StateTag tone={undefined}>{onPhone.cancelledState()}</StateTag>
        ) : (
          '–'
        )}
        {at && !isInside && <small>{say.goneAgain()}</small>}
      </td>
      <td>
        {isWalkIn && <small>{noticeWalkIn()}</small>}
        {isWalkIn && number && <small>{number}</small>}
        {doubles.map((double) => (
          <small key={double.at} className="state-double">
            {say.shownAgainAt({ time: dateTime(double.at, zone), device: double.device })}
          </small>
        ))}
        {otherDays.map((other) => (
          <small key={other.at} className="state-double">
            {say.letInOtherDay({ time: dateTime(other.at, zone), device: other.device })}
          </small>
        ))}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
        {isWalkIn && !attendeeId && <Register id={id} given={person.email} />}
      </td>
      <td>
        {!isCancelled && (
          <Given name="AttendeeActions" props={{ attendees: [{ id, fullname: name, cancelled: '' }] }} />
        )}
      </td>
    </tr>
  );
}

/** Registers somebody who came without a registration, once their address is known. */
function Register({ id, given }: { id: string; given: string }) {
  const queries = useQueryClient();
  const [address, setAddress] = useState(given);
  const register = useMutation({
    mutationFn: () => makeCall(registerWalkIn, { query: { id }, body: { email: address } }),
    onSuccess: ({ message }) => {
      notify('success', message);
      queries.invalidateQueries({ queryKey: [viewDoor.name] });
    },
    onError: (thrown) => notify('error', say.registerFailed(), { description: refusalText(thrown) }),
  });
  return (
    <form
      className="door-room"
      onSubmit={(event) => {
        event.preventDefault();
        register.mutate();
      }}
    >
      <input
        className="control"
        type="email"
        aria-label={onPhone.email()}
        placeholder={onPhone.email()}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" busy={register.isPending} disabled={!email().safeParse(address).success}>
        {say.register()}
      </Button>
    </form>
  );
}
