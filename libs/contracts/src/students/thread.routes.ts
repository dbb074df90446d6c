import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** The thread with an applicant and the corrections that the applicant proposes, for staff. */
export const threadRoutes = defineRoutes('students', {
  studentThread: { method: 'GET', path: '/student/:id/thread', access: ['staff'] },
  studentProposalDecide: {
    method: 'PATCH',
    path: '/student/:id/proposals/:proposalId',
    access: ['staff'],
    audit: 'student.proposal-decide',
    bodyLimit: BODY_LIMITS.form,
  },
});
