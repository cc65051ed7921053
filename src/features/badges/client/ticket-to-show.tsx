/** A QR code: the side of its square in modules, and its dark modules as the path of an SVG. */
export interface OutlinedTicket {
  side: number;
  path: string;
}

/** The ticket, to be photographed from the screen or printed with the page. */
export function TicketToShow({ ticket: { side, path } }: { ticket: OutlinedTicket }) {
  return (
    <li>
      <h3 className="font-text text-body font-semibold tracking-normal">Your ticket</h3>
      <p className="text-quiet">Take a photo of it, or print this page: it isn’t shown here again.</p>
      <svg
        className="ticket"
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label="Your ticket, as a QR code"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
    </li>
  );
}
