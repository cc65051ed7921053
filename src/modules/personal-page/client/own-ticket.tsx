import type { Summit } from '#modules/event/summit-content.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { QrCode } from '#ui/qr-code.tsx';
import type { OwnView } from '../contract.ts';

/** The ticket, and the calendar entry; nothing once it doesn't count. */
export function OwnTicket({ summit, view }: { summit: Summit; view: OwnView }) {
  const { ticket, fee } = view;
  if (!ticket) return <div />;
  const { side, path } = ticket;
  return (
    <div>
      <h2 className="text-title font-bold">Your ticket</h2>
      <p className="text-quiet">Show it at the door, on your phone or printed.</p>
      <QrCode side={side} path={path} label="Your ticket, as a QR code" />
      {fee && <p className="mt-6">To pay: {fee}.</p>}
      {summit.event?.eventDate && (
        <p className="mt-6 print:hidden">
          <a className="button" href={publicAddress.calendar}>
            Add to calendar
          </a>
        </p>
      )}
    </div>
  );
}
