import { answer } from '#platform/server/http/answer.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { dashboardOverview } from '../contract.ts';
import { overviewFor } from './service.ts';

export const dashboardAnswers = [
  answer(dashboardOverview, async (_input, context) => overviewFor(context, requireActor(context))),
];
