import { answerInChild } from '#platform/server/answer-in-child.ts';
import { type Known, readStatement, type Table } from '../read-statement.ts';

answerInChild(async ({ table, known }: { table: Table; known: Known }) => readStatement(table, known));
