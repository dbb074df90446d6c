import { defineCalls } from '../core/call';
import { answersBody, answersSaved, attempt, attemptStartBody } from './attempts.schemas';
import { attemptRoutes } from './attempts.routes';

export const attemptCalls = defineCalls(attemptRoutes, {
  attemptStart: {
    summary: 'Start an assignment (201) or resume it (200)',
    headers: {
      'X-SafeExamBrowser-ConfigKeyHash':
        'Sent by Safe Exam Browser, which some exams need; where it sends none, `seb` in the body tells the same.',
    },
    body: attemptStartBody,
    answer: attempt,
    refusals: [409, 422, 429],
  },
  attemptSave: {
    summary: 'Save answers; answered only when they are durable',
    body: answersBody,
    answer: answersSaved,
    refusals: [404, 409],
  },
  attemptGet: { summary: 'One attempt, with its result once graded', answer: attempt, refusals: [404] },
});
