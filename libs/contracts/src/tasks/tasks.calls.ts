import { z } from 'zod';
import { defineCalls } from '../core/call';
import { emptyQuery } from '../core/list-query';
import { memberTaskRoutes, taskRoutes } from './tasks.routes';
import { memberTask, task } from './tasks.schemas';

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

export const memberTaskCalls = defineCalls(memberTaskRoutes, {
  memberTaskList: {
    summary: "List one's own tasks about members of the last 30 days, the latest first, without outcomes",
    query: emptyQuery,
    answer: z.array(memberTask),
  },
  memberTaskGet: {
    summary: 'The progress and outcome of a task about members; for staff who may order its kind',
    answer: memberTask,
    refusals: [404],
  },
  memberTaskCancel: {
    summary: 'Stop a task about members and keep what was done; for who ordered it and SUPER_ADMIN',
    answer: memberTask,
    refusals: [404, 409],
  },
});
