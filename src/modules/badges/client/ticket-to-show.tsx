import type { TicketOutline } from '#modules/tickets/contract.ts';
import { QrCode } from '#ui/qr-code.tsx';

interface TicketToShowProps {
  ticket: TicketOutline;
  /** It can be opened again. */
  isOnOwnPage: boolean;
}

/** The ticket, to be photographed from the screen or printed with the page. */
export function TicketToShow({ ticket: { side, path }, isOnOwnPage }: TicketToShowProps) {
  return (
    <li>
      <h3 className="font-text text-body font-semibold tracking-normal">Your ticket</h3>
      <p className="text-quiet">
        {isOnOwnPage
          ? 'Take a photo of it, or print this page. It is on your own page, too.'
          : 'Take a photo of it, or print this page: it isn’t shown here again.'}
      </p>
      <QrCode side={side} path={path} label="Your ticket, as a QR code" />
    </li>
  );
}
