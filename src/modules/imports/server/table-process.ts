import { answerApart } from '#platform/server/answer-apart.ts';
import { readTable } from './read-table.ts';

answerApart(readTable);
