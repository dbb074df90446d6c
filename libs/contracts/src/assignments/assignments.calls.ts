import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { wholeListQuery } from '../core/list-query';
import { assignment, assignmentCreateBody, assignmentUpdateBody } from './assignments.schemas';
import { assignmentRoutes } from './assignments.routes';

export const assignmentCalls = defineCalls(assignmentRoutes, {
  assignmentCreate: {
    summary: 'Assign an exam to a student',
    body: assignmentCreateBody,
    answer: assignment,
    refusals: [404, 409],
  },
  assignmentUpdate: {
    summary: 'Change the due date or the extra time of an assignment',
    body: assignmentUpdateBody,
    answer: assignment,
    refusals: [404, 409],
  },
  assignmentRemove: {
    summary: 'Remove an assignment that is not in progress',
    answer: removed,
    refusals: [404, 409],
  },
  assignmentsOfStudent: {
    summary: "A student's assignments",
    query: wholeListQuery({}),
    answer: z.array(assignment),
  },
});
