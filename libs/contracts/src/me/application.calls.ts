import { defineCalls } from '../core/call';
import { proposalBody } from '../students/students.schemas';
import { myAnswerBody, myApplication, myFormToken } from './application.schemas';
import { myApplicationRoutes } from './application.routes';

export const myApplicationCalls = defineCalls(myApplicationRoutes, {
  myApplication: {
    summary: "Show what became of one's own application",
    answer: myApplication,
    refusals: [404],
  },
  myApplicationForm: {
    summary: "A print token for one's own registration form",
    answer: myFormToken,
    refusals: [404],
  },
  myApplicationAnswer: {
    summary: "Answer the open question about one's own application, with files",
    headers: {
      'Idempotency-Key':
        'A UUID: the same key and body get the same answer, another body is refused with 422, and one that is still ' +
        'under way with 409 IN_PROGRESS and Retry-After.',
    },
    body: myAnswerBody,
    answer: myApplication,
    refusals: [404, 409, 413, 422, 429, 503],
  },
  myCorrectionPropose: {
    summary: "Propose a correction of one's own registration; it replaces an open proposal",
    body: proposalBody,
    answer: myApplication,
    refusals: [404, 409],
  },
  myCorrectionWithdraw: {
    summary: 'Withdraw a proposed correction that is still open',
    answer: myApplication,
    refusals: [404, 409],
  },
});
