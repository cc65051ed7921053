import { compareStored, type Stored } from '../../e2e/process/expect-nothing-lost.ts';
import type { Acknowledged } from '../../e2e/process/registering-client.ts';

/** How many were told that they are registered, and what became of that. */
export type Found = Record<'acknowledged' | 'lost' | 'twice' | 'unrecorded', number>;

/** One row of the table of results. */
export interface Outcome {
  what: string;
  result: string;
  holds: boolean;
}

export function found(acknowledged: readonly Acknowledged[], stored: Stored): Found {
  const { lost, ...counts } = compareStored(acknowledged, stored);
  return { acknowledged: acknowledged.length, lost: lost.length, ...counts };
}

export function describeFound({ acknowledged, lost, twice, unrecorded }: Found): string {
  return `${acknowledged} acknowledged, ${lost} lost, ${twice} twice, ${unrecorded} without their record`;
}

export function isNothingLost({ lost, twice, unrecorded }: Found): boolean {
  return lost + twice + unrecorded === 0;
}
