import { LANGUAGES } from '#platform/contract/language.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { theOneGiven } from '#platform/server/module.ts';
import { speaking } from '#platform/server/reader.ts';
import type { PaperContent } from '../paper.ts';
import { contentOf, type OrderPaperRow } from './tables.ts';

/** The place that is kept for what the tax authority's system answers. */
export interface Fiscal {
  number: string;
  /** What its QR code says. */
  code: string;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Draws a paper of an order as a PDF. */
    drawPaper?: (content: PaperContent, fiscal: Fiscal, network?: string) => Promise<Buffer>;
  }
}

export function drawPaperFile(
  { modules, address }: Pick<CallContext, 'modules' | 'address'>,
  paper: OrderPaperRow,
): Promise<Buffer> {
  const fiscal = { number: paper.fiscal_number, code: paper.fiscal_code };
  return draw(modules, contentOf(paper), fiscal, address);
}

/** As it is attached to a mail. */
export function drawStored({ modules }: Pick<Services, 'modules'>, stored: string): Promise<Buffer> {
  return draw(modules, JSON.parse(stored), { number: '', code: '' });
}

/** In the language in which it was made, whoever reads it. */
function draw(
  modules: Services['modules'],
  content: PaperContent,
  fiscal: Fiscal,
  network?: string,
): Promise<Buffer> {
  return speaking(content.language ?? LANGUAGES[0], () =>
    theOneGiven(modules, 'drawPaper')(content, fiscal, network),
  );
}
