import { JSON_VALUES } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Bulk assignment routes; separate from `assignmentRoutes`, which the exam portal loads. */
export const bulkAssignmentRoutes = defineRoutes('exams', {
  assignmentsOfExam: { method: 'GET', path: '/exams/:id/assignments', access: ['staff'], list: true },
  assignmentCreateMany: {
    method: 'POST',
    path: '/exams/assignments/bulk',
    access: ['staff'],
    audit: 'assignment.create-many',
    dryRun: true,
    status: 202,
    answerTimeoutMs: 60_000,
    jsonValues: JSON_VALUES.list,
  },
  assignmentUpdateMany: {
    method: 'POST',
    path: '/exams/assignments/bulk-change',
    access: ['staff'],
    audit: 'assignment.update-many',
    dryRun: true,
    status: 202,
    answerTimeoutMs: 60_000,
    jsonValues: JSON_VALUES.list,
  },
});
