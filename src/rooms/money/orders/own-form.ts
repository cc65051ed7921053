import { text } from '#platform/contract/fields.ts';
import { buyerForm } from './contract.ts';

/** What the form of an order's page sends, besides the kinds of its lines. */
export const ownOrderForm = buyerForm.extend({ code: text(40).default('') });

/** The name of the field in which a line's kind is chosen. */
export const kindField = (lineId: string) => `kind-${lineId}`;
