import { z } from 'zod';
import { defineCalls } from '../core/call';
import { task } from '../tasks/tasks.schemas';
import { regradeRoutes } from './regrades.routes';
import { regradeBody, regradeNeed, regradePreview } from './regrades.schemas';

export const regradeCalls = defineCalls(regradeRoutes, {
  examRegradeNeed: {
    summary: 'How many results were graded with answers that have changed since',
    answer: regradeNeed,
    refusals: [404],
  },
  examRegrade: {
    summary:
      'Grade results of earlier versions by the present keys, as a task. With `dryRun` it answers 200 and what would change',
    body: regradeBody,
    answer: z.union([task, regradePreview]),
    refusals: [404, 409],
  },
});
