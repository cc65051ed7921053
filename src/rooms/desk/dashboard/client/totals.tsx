import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isNoAnswer, makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { useMayKnow } from '#platform/client/session-values.ts';
import { keepSignInReason } from '#platform/client/sign-in-reason.ts';
import { locale } from '#platform/contract/language.ts';
import { isSecondStepMissing } from '#platform/contract/refusal.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import { partnershipKind } from '#rooms/partners/contract.ts';
import { attendeeKind } from '#rooms/people/contract.ts';
import { speakerCounts, speakerKind } from '#rooms/programme/contract.ts';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { recordCounts } from '../contract.ts';
import * as say from '../messages.ts';

const COUNT = new Intl.NumberFormat(locale());
/** The dialog below shows the server's message itself and leads to the login. */
const meta = { tellsRefusal: true };

/** If a count is refused, a dialog shows the reason and leads to the login. */
export function Totals() {
  const mayKnow = {
    attendees: useMayKnow(attendeeKind),
    requests: useMayKnow(partnershipKind),
    speakers: useMayKnow(speakerKind),
  };
  const edition = useEdition();
  const [records, speakers] = useQueries({
    queries: [
      {
        queryKey: [recordCounts.name, edition],
        queryFn: () => makeCall(recordCounts, { query: { edition } }),
        placeholderData: keepPreviousData,
        meta,
      },
      {
        queryKey: [speakerCounts.name, edition],
        queryFn: () => makeCall(speakerCounts, { query: { edition } }),
        placeholderData: keepPreviousData,
        meta,
      },
    ],
  });
  const refused = records.error ?? speakers.error;
  // Without an answer, logging in again wouldn't help: the table below reports that error.
  const isTold = refused !== null && !isSecondStepMissing(refused) && !isNoAnswer(refused);
  return (
    <div className="totals">
      <Total
        title={say.totalRegistration()}
        count={records.data?.totalAttendee}
        href={mayKnow.attendees ? '/admin/attendees' : undefined}
        label={say.viewTotalAttendee()}
      />
      <Total
        title={say.totalPartnerships()}
        count={records.data?.totalPartnership}
        href={mayKnow.requests ? '/admin/partnerships' : undefined}
        label={say.viewPartners()}
      />
      <Total
        title={say.totalSpeakers()}
        count={speakers.data?.totalSpeaker}
        href={mayKnow.speakers ? '/admin/speakers' : undefined}
        label={say.viewSpeakers()}
      />
      <ConfirmDialog
        open={isTold}
        title={say.warning()}
        confirm={say.ok()}
        onConfirm={() => {
          keepSignInReason(`${say.notShown()} ${refusalText(refused)}`);
          window.location.assign(signInAddress.loginAgain);
        }}
      >
        {refusalText(refused)}
      </ConfirmDialog>
    </div>
  );
}

interface TotalProps {
  title: string;
  count: number | undefined;
  /** The list, for users who may open it. */
  href: string | undefined;
  label: string;
}

function Total({ title, count, href, label }: TotalProps) {
  return (
    <section className="total" aria-label={title}>
      <h2 className="total-title">{title}</h2>
      <p className="total-count">{count === undefined ? '…' : COUNT.format(count)}</p>
      {href && <Link to={href}>{label}</Link>}
    </section>
  );
}
