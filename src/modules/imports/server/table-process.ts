import { answerInChild } from '#platform/server/answer-in-child.ts';
import { readTable } from './read-table.ts';

answerInChild(readTable);
