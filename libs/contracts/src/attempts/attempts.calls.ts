import { defineCalls } from '../core/call';
import { activityBody, activityNoted } from '../activity/activity.schemas';
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
    summary: 'Save answers; the call returns only once they are durably stored',
    body: answersBody,
    answer: answersSaved,
    refusals: [404, 409, 429],
  },
  attemptActivity: {
    summary: 'Tell what the page counted: how often it was left, and how long each question was in view',
    body: activityBody,
    answer: activityNoted,
    refusals: [404, 409, 429],
  },
  attemptGet: { summary: 'One attempt, with its result once graded', answer: attempt, refusals: [404] },
});
