import { z } from 'zod';
import { defineCalls } from '../core/call';
import { task } from '../tasks/tasks.schemas';
import { assignmentsAdded, assignmentsChanged } from '../tasks/task-outcomes.schemas';
import { bulkAssignmentRoutes } from './bulk-assignments.routes';
import {
  ASSIGNMENTS_MAX,
  assignedListQuery,
  assignedStudent,
  assignmentCreateManyBody,
  assignmentUpdateManyBody,
} from './bulk-assignments.schemas';

const REFUSED =
  `Refused with TOO_MANY_ROWS over ${ASSIGNMENTS_MAX}, and with 409 when they are another number than \`count\`. ` +
  'With `dryRun` it answers 200 and what would come of it';

export const bulkAssignmentCalls = defineCalls(bulkAssignmentRoutes, {
  assignmentsOfExam: {
    summary: 'List the students who have an exam, the latest assigned first',
    query: assignedListQuery,
    answer: z.array(assignedStudent),
    refusals: [404],
  },
  assignmentCreateMany: {
    summary: `Assign an exam to many students, as a task. ${REFUSED}`,
    body: assignmentCreateManyBody,
    answer: z.union([task, assignmentsAdded]),
    refusals: [404, 409, 422],
  },
  assignmentUpdateMany: {
    summary: `Change or remove the pending assignments of many students, as a task. ${REFUSED}`,
    body: assignmentUpdateManyBody,
    answer: z.union([task, assignmentsChanged]),
    refusals: [404, 409, 422],
  },
});
