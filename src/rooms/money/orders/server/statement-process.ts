import { answerInChild } from '#platform/server/answer-in-child.ts';
import { readStatement } from '../read-statement.ts';
import { withKeys } from './line-keys.ts';
import type { Asked, KeyedReading } from './read-in-child.ts';

answerInChild(async ({ table, known, way }: Asked): Promise<KeyedReading | undefined> => {
  const reading = readStatement(table, known);
  return reading && { ...reading, lines: await withKeys(reading.lines, way) };
});
