import { z } from 'zod';
import { defineCalls } from '../core/call';
import { emptyQuery } from '../core/list-query';
import { taskRoutes } from './tasks.routes';
import { task } from './tasks.schemas';

export const taskCalls = defineCalls(taskRoutes, {
  taskList: {
    summary: "List one's own tasks of the last 30 days, the latest first, without their outcomes",
    query: emptyQuery,
    answer: z.array(task),
  },
  taskGet: {
    summary: 'The progress and outcome of a task; for staff who may order its kind',
    answer: task,
    refusals: [404],
  },
  taskCancel: {
    summary: 'Stop a task and keep what was done; for the person who ordered it and SUPER_ADMIN',
    answer: task,
    refusals: [404, 409],
  },
});
