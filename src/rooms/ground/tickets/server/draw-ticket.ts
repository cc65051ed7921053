import type { TicketOutline } from '../contract.ts';

/** Mends a cracked screen: 15% of the code may be unreadable. */
const CORRECTION = 'M';
/** In modules, as scanners need it (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Pixels for each module. */
const MODULE = 8;

/** The ticket as a PNG. */
export async function drawTicket(code: string): Promise<Buffer> {
  const { default: QRCode } = await import('qrcode');
  return QRCode.toBuffer(code, { errorCorrectionLevel: CORRECTION, scale: MODULE, margin: QUIET_ZONE });
}

/** The ticket for a page. */
export async function outlineTicket(code: string): Promise<TicketOutline> {
  const { default: QRCode } = await import('qrcode');
  const { modules } = QRCode.create(code, { errorCorrectionLevel: CORRECTION });
  const dark = Array.from(modules.data.keys()).filter((index) => modules.data[index]);
  const path = dark.map((index) => {
    const [x, y] = [index % modules.size, Math.floor(index / modules.size)];
    return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
  });
  return { side: modules.size + 2 * QUIET_ZONE, path: path.join('') };
}
