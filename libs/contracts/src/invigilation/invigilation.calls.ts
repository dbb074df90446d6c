import { z } from 'zod';
import { defineCalls } from '../core/call';
import { assignment } from '../assignments/assignments.schemas';
import { objectId } from '../core/fields';
import { pageQuery } from '../core/list-query';
import { annotateBody, resultDetail } from '../results/results.schemas';
import {
  attemptHistoryEntry,
  closeBody,
  lateAnswers,
  lateDecisionBody,
  resetBody,
} from './invigilation.schemas';
import { invigilationRoutes } from './invigilation.routes';

export const invigilationCalls = defineCalls(invigilationRoutes, {
  monitor: {
    summary: 'Who sits an exam now, as server-sent events: one `snapshot`, then `change`',
    query: z.object({ exam: objectId.optional(), hall: objectId.optional() }),
    refusals: [404, 503],
  },
  attemptClose: {
    summary: 'End an attempt by hand with what was saved; it is graded as if submitted',
    body: closeBody,
    answer: attemptHistoryEntry,
    refusals: [404, 409],
  },
  assignmentReset: {
    summary: 'Start a new round of an assignment; the current attempt is kept as history',
    body: resetBody,
    answer: assignment,
    refusals: [404, 409],
  },
  assignmentAttempts: {
    summary: 'All attempts of an assignment, the latest round first',
    answer: z.array(attemptHistoryEntry),
    refusals: [404],
  },
  lateList: {
    summary: 'Answers that came too late and wait for a decision, newest first',
    query: pageQuery,
    answer: z.array(lateAnswers),
  },
  lateDecide: {
    summary: 'Accept late answers, which regrades the attempt, or dismiss them',
    body: lateDecisionBody,
    answer: resultDetail,
    refusals: [404, 409],
  },
  resultAnnotate: {
    summary: 'Write a remark for the candidate, or a note for staff, on a result',
    body: annotateBody,
    answer: resultDetail,
    refusals: [404, 409],
  },
});
