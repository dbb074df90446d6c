import { defineCalls } from '../core/call';
import { threadRoutes } from './thread.routes';
import { proposalDecisionBody, studentThread } from './thread.schemas';

export const threadCalls = defineCalls(threadRoutes, {
  studentThread: {
    summary:
      'The messages between the office and an applicant, and the corrections that the applicant proposed',
    answer: studentThread,
    refusals: [404],
  },
  studentProposalDecide: {
    summary:
      'Accept a proposed correction, which changes the record, or refuse it. Refused with 409 REVISION when the ' +
      'record changed since the revision that was read',
    body: proposalDecisionBody,
    answer: studentThread,
    refusals: [404, 409, 503],
  },
});
