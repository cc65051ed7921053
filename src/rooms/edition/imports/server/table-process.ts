import { answerInChild } from '#platform/server/answer-in-child.ts';
import { type Reading, readTable } from './read-table.ts';

answerInChild(({ bytes, reading }: { bytes: Uint8Array; reading: Reading }) => readTable(bytes, reading));
